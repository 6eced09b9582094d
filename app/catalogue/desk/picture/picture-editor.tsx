import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { longestPictureText } from '#app/catalogue/picture-limits.ts'
import type { PictureKind } from '#app/catalogue/pictures/crop.ts'
import { takesFocus } from '#app/desk/parts/keep-focus.ts'
import { useHydrated } from '#app/desk/parts/use-hydrated.ts'
import { picturePath } from '#app/paths/desk-paths.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { CropStage, FinishedPicture } from './crop-stage.tsx'
import type { Scene } from './draw-crop.ts'
import { FileChoice } from './file-choice.tsx'
import { type PicturedProduct, PictureNow } from './picture-now.tsx'
import type { PictureAnswer } from './send-picture.ts'
import { useNewPicture } from './use-new-picture.ts'

interface PictureEditorProps {
  product: PicturedProduct
  /** Which of its pictures it is, where that is not the first. */
  of?: string | undefined
  /** What was wrong with a form that came without JavaScript. */
  errors?: PictureAnswer['errors']
  /** Such a form was saved a moment ago. */
  saved?: boolean
}

/**
 * A product's picture: the one of now, and another one chosen, cropped, described and sent. It is
 * in the shop once it is sent; whatever fails leaves the old one.
 */
export function PictureEditor({
  product,
  of,
  errors: posted,
  saved: wasSaved = false,
}: PictureEditorProps) {
  const { id, wall, room, pictureDescription, hidden } = product
  const isHydrated = useHydrated()
  const [isSaved, setSaved] = useState(wasSaved)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const next = useNewPicture({ path: picturePath(id), of }, ({ saved }) => {
    setSaved(true)
    if (of && saved?.picture) {
      // It stands under another name now.
      void navigate(`?of=${saved.picture}&saved`, { replace: true, preventScrollReset: true })
    } else void revalidate()
  })
  const [description, setDescription] = useState(pictureDescription)
  const { chosen, kind, isOpening, sent } = next
  const errors = next.errors ?? (isSaved || chosen || isOpening ? undefined : posted)
  const scene: Scene | undefined =
    chosen?.seen && chosen.crop ? { seen: chosen.seen, crop: chosen.crop, kind, wall } : undefined
  const isChanged = chosen !== undefined || description !== pictureDescription
  const tellsSaved = isSaved && !isChanged
  return (
    <div className="picture-editor">
      {scene ? (
        <div className="crop-around">
          <CropStage scene={scene} onCrop={next.moveTo} />
          {sent !== undefined && <Sending sent={sent} />}
        </div>
      ) : (
        <PictureNow room={room} alt={pictureDescription} />
      )}
      {chosen && !scene && (
        <p className="note">
          This browser can’t show the picture before it is sent: its middle is taken.
        </p>
      )}
      {chosen && !scene && sent !== undefined && <Sending sent={sent} />}
      {(chosen || !isHydrated) && <KindChoice kind={kind} onKind={next.chooseKind} />}
      <div className="previews">
        {scene && (
          <>
            <figure>
              <FinishedPicture scene={scene} width={96} />
              <figcaption>Card</figcaption>
            </figure>
            <figure>
              <FinishedPicture scene={scene} width={40} />
              <figcaption>Inbox</figcaption>
            </figure>
          </>
        )}
        <FileChoice
          isHydrated={isHydrated}
          isNext={chosen !== undefined || room !== undefined}
          onFile={(file) => {
            setSaved(false)
            void next.choose(file)
          }}
        />
      </div>
      <p className="picture-opening" role="status">
        {isOpening && 'Opening the picture…'}
      </p>
      {errors?.picture && (
        <p className="err" role="alert">
          <Icon name="alert" />
          <span>
            {errors.picture}
            {room && ' The picture in the shop is as it was.'}
          </span>
        </p>
      )}
      <div onChange={(event) => setDescription((event.target as HTMLInputElement).value)}>
        <Field
          id="picture-description"
          name="description"
          label="Describe the picture"
          maxLength={longestPictureText}
          defaultValue={pictureDescription}
          error={errors?.description}
          hint="Read aloud to visitors who cannot see it"
        />
      </div>
      {isHydrated ? (
        <div className="picture-do">
          {isChanged && (
            <button
              type="button"
              className="btn"
              aria-disabled={sent !== undefined || undefined}
              onClick={() => {
                if (sent === undefined) void next.send(description)
              }}
            >
              {sent !== undefined
                ? sendingWords(sent)
                : chosen
                  ? 'Use this picture'
                  : 'Save the description'}
            </button>
          )}
          {/* One button, so that the focus stays. Once all of it has gone it is nearly saved. */}
          {chosen && (sent === undefined || sent < 1) && (
            <button
              type="button"
              className="more"
              onClick={sent === undefined ? next.leave : next.cancel}
            >
              {sent !== undefined ? 'Cancel' : room ? 'Keep the old one' : 'Not this one'}
            </button>
          )}
        </div>
      ) : (
        <button type="submit" className="btn">
          Use this picture
        </button>
      )}
      <p className="picture-saved" role="status" {...(tellsSaved && takesFocus)}>
        {tellsSaved && (hidden ? 'Saved.' : 'Saved. The shop shows it now.')}
      </p>
    </div>
  )
}

function Sending({ sent }: { sent: number }) {
  return (
    <p className="sending" role="status">
      <progress max="1" value={sent} aria-label="Sending the picture" />
      <span>{sendingWords(sent)}</span>
    </p>
  )
}

function sendingWords(sent: number) {
  return sent < 1 ? `Sending: ${Math.round(sent * 100)} %` : 'Making the small sizes…'
}

const kinds = [
  { value: 'photograph', label: 'Photograph' },
  { value: 'cut-out', label: 'Cut-out in a room' },
] as const

interface KindChoiceProps {
  kind: PictureKind
  onKind: (kind: PictureKind) => void
}

function KindChoice({ kind, onKind }: KindChoiceProps) {
  return (
    <fieldset className="picture-kind">
      <legend>Kind of picture</legend>
      <div className="choices">
        {kinds.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="kind"
              value={value}
              checked={kind === value}
              onChange={() => onKind(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
