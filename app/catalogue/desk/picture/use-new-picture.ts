import { useState } from 'react'
import {
  type Crop,
  centredCrop,
  type PictureKind,
  writeCrop,
} from '#app/catalogue/pictures/crop.ts'
import { pictureFaultWords } from '#app/catalogue/pictures/picture-fault.ts'
import { type PreparedPicture, preparePicture } from './prepare-picture.ts'
import { type PictureAnswer, sendPicture } from './send-picture.ts'
import { useCancel } from './use-cancel.ts'

interface Chosen extends PreparedPicture {
  crop: Crop | undefined
}

/**
 * What is done to a new picture until it is in the shop: chosen, cropped, sent. `path` is where it
 * is sent to, `of` the picture whose place it takes where that is not the first; `onSaved` hears when
 * it is there.
 */
export function useNewPicture(
  { path, of }: { path: string; of: string | undefined },
  onSaved: (answer: PictureAnswer) => void,
) {
  const [chosen, setChosen] = useState<Chosen>()
  const [kind, setKind] = useState<PictureKind>('photograph')
  const [sent, setSent] = useState<number>()
  const [isOpening, setOpening] = useState(false)
  const [errors, setErrors] = useState<PictureAnswer['errors']>()
  const { begin, cancel } = useCancel()

  const startCrop = (seen: HTMLCanvasElement | undefined, as: PictureKind) =>
    seen && centredCrop(as, seen.width, seen.height)

  return {
    chosen,
    kind,
    /** Large photographs take a phone some seconds. */
    isOpening,
    sent,
    errors,
    async choose(file: File | undefined) {
      if (!file) return
      // What was said of the one before is not said of this one.
      setErrors(undefined)
      setOpening(true)
      const prepared = await preparePicture(file).finally(() => setOpening(false))
      if (typeof prepared === 'string') {
        setChosen(undefined)
        setErrors({ picture: pictureFaultWords(prepared) })
        return
      }
      setChosen({ ...prepared, crop: startCrop(prepared.seen, kind) })
    },
    chooseKind(as: PictureKind) {
      setKind(as)
      if (chosen) setChosen({ ...chosen, crop: startCrop(chosen.seen, as) })
    },
    moveTo(crop: Crop) {
      if (chosen) setChosen({ ...chosen, crop })
    },
    leave() {
      setChosen(undefined)
      setErrors(undefined)
    },
    /** Ends the sending: what was chosen stays as it is. */
    cancel,
    async send(description: string) {
      const form = new FormData()
      form.set('kind', kind)
      form.set('description', description)
      if (of) form.set('of', of)
      if (chosen?.crop) form.set('crop', writeCrop(chosen.crop))
      // The file comes last: what is wrong with the rest is known before.
      if (chosen) form.set('picture', chosen.file, 'picture')
      setErrors(undefined)
      setSent(0)
      const answer = await sendPicture(path, form, setSent, begin())
      setSent(undefined)
      setErrors(answer.errors)
      if (!answer.saved) return
      setChosen(undefined)
      onSaved(answer)
    },
  }
}
