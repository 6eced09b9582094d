import { useRef, useState } from 'react'
import { type Sent, sendFile } from './send-file.ts'
import { useCancel } from './use-cancel.ts'

/** A picture that was chosen to be added, until the product has it. */
export interface AddedPicture {
  key: number
  /** As the device calls the file. */
  name: string
  file: File
  /** In bytes, as it is sent; missing until it has been opened. */
  bytes?: number
  /** How much of it has gone, 0 to 1; missing while others go before it. */
  sent?: number
  /** Why it was not taken. */
  error?: string | undefined
}

/**
 * Adds pictures to a product: as many as are chosen, sent to `path` one after another, each with its
 * own failure, after which it can be tried again. `onSaved` is waited for after each that arrived.
 */
export function useAddedPictures(path: string, onSaved: () => Promise<void>) {
  const [added, setAdded] = useState<AddedPicture[]>([])
  const queue = useRef(Promise.resolve())
  const nextKey = useRef(1)
  const dropped = useRef(new Set<number>())
  /** The key of the picture that is on its way. */
  const sending = useRef<number>(undefined)
  const { begin, cancel } = useCancel()

  const change = (key: number, change: Partial<AddedPicture>) =>
    setAdded((list) => list.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: number) => {
    dropped.current.add(key)
    if (sending.current === key) cancel()
    setAdded((list) => list.filter((one) => one.key !== key))
  }

  async function send({ key, file }: AddedPicture) {
    if (dropped.current.has(key)) return
    change(key, { sent: 0 })
    sending.current = key
    const tell = (sent: Sent) => change(key, sent)
    const error = await sendFile(path, file, { intent: 'add' }, tell, begin())
    sending.current = undefined
    if (error) return change(key, { sent: undefined, error })
    await onSaved()
    drop(key)
  }

  const enqueue = (picture: AddedPicture) => {
    queue.current = queue.current.then(() => send(picture))
  }

  return {
    added,
    drop,
    add(files: readonly File[]) {
      const pictures = files.map((file) => ({ key: nextKey.current++, name: file.name, file }))
      setAdded((list) => [...list, ...pictures])
      for (const picture of pictures) enqueue(picture)
    },
    tryAgain(picture: AddedPicture) {
      change(picture.key, { error: undefined })
      enqueue(picture)
    },
  }
}
