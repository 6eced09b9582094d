import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { PictureFileButton } from './picture-file-button.tsx'
import { takenPictures } from './taken-pictures.ts'

interface FileChoiceProps {
  isHydrated: boolean
  /** Whether there is a picture already. */
  isNext: boolean
  onFile: (file: File | undefined) => void
}

/** Takes a photo, or a file: two buttons, or a field of the form where no script is. */
export function FileChoice({ isHydrated, isNext, onFile }: FileChoiceProps) {
  const hear = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    onFile(target.files?.[0])
    // The same file may be chosen again.
    target.value = ''
  }
  const small = <small>JPEG, PNG, WebP or AVIF, up to 20 MB. We make the small sizes.</small>
  if (!isHydrated) {
    return (
      <div className="field">
        <label htmlFor="picture-file">{isNext ? 'Another picture' : 'Picture'}</label>
        <input id="picture-file" type="file" name="picture" accept={takenPictures} />
        {small}
      </div>
    )
  }
  return (
    <div className="file-choice">
      <PictureFileButton
        icon={<DeskIcon name="camera" />}
        look="take-photo"
        capture="environment"
        onChange={hear}
      >
        Take a photo
      </PictureFileButton>
      <PictureFileButton icon={<Icon name="share" />} onChange={hear}>
        {isNext ? 'Another picture' : 'Choose a picture'}
      </PictureFileButton>
      {small}
    </div>
  )
}
