import { useEffect, useRef, useState } from 'react'
import { type Sent, sendFile } from '#app/catalogue/desk/picture/send-file.ts'
import { useCancel } from '#app/catalogue/desk/picture/use-cancel.ts'
import { picturePath } from '#app/paths/desk-paths.ts'
import { type FolderFile, fileMark, type PlannedFile } from './folder-plan.ts'

/** A file that was chosen, with what sending it would do. */
export interface ChosenFile {
  file: File
  told: FolderFile
  plan: PlannedFile
}

/** What became of a file: saved, or in a sentence why not. */
export type FileOutcome = 'saved' | { error: string }

/**
 * Sends the files of a folder one after another, in the order of their places. It can be stopped and
 * gone on with; what failed is tried again with the rest.
 */
export function useFolderSending() {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<File, FileOutcome>>(new Map())
  const [current, setCurrent] = useState<{ file: File } & Partial<Sent>>()
  const stopped = useRef(false)
  const { begin, cancel } = useCancel()
  // Who leaves the page has been asked.
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])

  async function send(files: readonly ChosenFile[]) {
    stopped.current = false
    const waiting = files.filter(({ file }) => outcomes.get(file) !== 'saved')
    for (const { file, told, plan } of inOrder(waiting)) {
      if (stopped.current) break
      if (plan.does !== 'add' && plan.does !== 'replace') continue
      setCurrent({ file })
      const fields = {
        description: plan.description,
        sentAs: fileMark(told),
        ...(plan.does === 'add' ? { intent: 'add' } : { of: plan.of ?? '' }),
      }
      const tell = (sent: Sent) => setCurrent({ file, ...sent })
      const signal = begin()
      const error = await sendFile(picturePath(plan.product.id), file, fields, tell, signal)
      if (signal.aborted) break
      setOutcomes((known) => new Map(known).set(file, error ? { error } : 'saved'))
    }
    setCurrent(undefined)
  }

  return {
    outcomes,
    /** The file that is on its way. */
    current,
    send,
    stop() {
      stopped.current = true
    },
    /** Ends the file that is on its way, too: it goes with those that are left. */
    stopNow: cancel,
    forget() {
      setOutcomes(new Map())
    },
  }
}

/** By product and place: a third picture comes after the second. */
function inOrder(files: readonly ChosenFile[]): ChosenFile[] {
  const rank = ({ plan }: ChosenFile) =>
    'product' in plan && 'place' in plan ? [plan.product.id, plan.place] : [0, 0]
  return [...files].sort((a, b) => {
    const [[id = 0, place = 0], [otherId = 0, otherPlace = 0]] = [rank(a), rank(b)]
    return id - otherId || place - otherPlace
  })
}
