import { useRevalidator } from 'react-router'
import { mostPictures } from '#app/catalogue/picture-limits.ts'
import { isOfFile } from '#app/catalogue/pictures/picture-fault.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { PictureFileButton } from './picture-file-button.tsx'
import { type AddedPicture, useAddedPictures } from './use-added-pictures.ts'

interface AddPicturesProps {
  /** Where they are sent to. */
  path: string
  /** How many pictures there are. */
  count: number
  /** How many there may be. */
  most?: number
}

/** Takes a photo or adds several pictures, each with how far it is and with what went wrong. */
export function AddPictures({ path, count, most = mostPictures }: AddPicturesProps) {
  const { revalidate } = useRevalidator()
  const { added, add, drop, tryAgain } = useAddedPictures(path, revalidate)
  const hear = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      {added.length > 0 && (
        <ol className="pic-list">
          {added.map((picture, index) => (
            <ComingPicture
              key={picture.key}
              picture={picture}
              number={count + index + 1}
              onDrop={() => drop(picture.key)}
              onTryAgain={() => tryAgain(picture)}
            />
          ))}
        </ol>
      )}
      {count < most && (
        <div className="pic-add">
          <PictureFileButton
            icon={<DeskIcon name="camera" />}
            capture="environment"
            onChange={hear}
          >
            Take a photo
          </PictureFileButton>
          <PictureFileButton icon={<DeskIcon name="plus" />} multiple onChange={hear}>
            Add pictures
          </PictureFileButton>
        </div>
      )}
    </>
  )
}

interface ComingPictureProps {
  picture: AddedPicture
  number: number
  onDrop: () => void
  onTryAgain: () => void
}

/** One of them, until the product has it. */
export function ComingPicture({ picture, number, onDrop, onTryAgain }: ComingPictureProps) {
  const { name, sent, error } = picture
  return (
    <li
      className={error ? 'pic-row bad' : 'pic-row'}
      data-unsent={error ? undefined : 'pictures that are still to be sent'}
    >
      <span className="rm room-chuna">
        {sent !== undefined && (
          <progress max="1" value={sent} aria-label={`Picture ${number}: sent`} />
        )}
      </span>
      <div>
        <p className="pic-file">{name}</p>
        <div className="pic-do">
          <small role="status">
            {error ? (
              <span className="err">
                <Icon name="alert" />
                {error}
              </span>
            ) : (
              sentWords(picture)
            )}
          </small>
          {/* Once all of it has gone it is nearly saved. */}
          {(error || sent === undefined || sent < 1) && (
            <span>
              {error && !isOfFile(error) && (
                <button type="button" className="more" onClick={onTryAgain}>
                  Try again
                </button>
              )}
              <button
                type="button"
                className="tap"
                aria-label={`${sent === undefined ? 'Leave out' : 'Cancel'} ${name}`}
                onClick={onDrop}
              >
                <Icon name="bin" />
              </button>
            </span>
          )}
        </div>
      </div>
    </li>
  )
}

function sentWords({ sent, bytes }: AddedPicture) {
  if (sent === undefined) return 'Waits for the others'
  if (bytes === undefined) return 'Opening the picture…'
  if (sent === 1) return 'Making the small sizes…'
  const gone = (sent * bytes) / 1e6
  return `${Math.round(sent * 100)} % sent, ${gone.toFixed(1)} of ${(bytes / 1e6).toFixed(1)} MB`
}
