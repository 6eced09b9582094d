import { Form } from 'react-router'
import type { ListedPicture } from '#app/catalogue/desk/picture/listed-pictures.server.ts'
import {
  MovesAndRemoval,
  type NotChanged,
  type NotSent,
} from '#app/catalogue/desk/picture/picture-forms.tsx'
import { PictureWords } from '#app/catalogue/desk/picture/picture-words.tsx'
import { takenPictures } from '#app/catalogue/desk/picture/taken-pictures.ts'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { guideLimits } from '#app/guides/guide.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'

interface PictureRowProps {
  picture: ListedPicture
  /** From 1, as the text names it. */
  number: number
  count: number
  /** What was said of it in vain. */
  notChanged: NotChanged | undefined
  /** What was sent in its place in vain, without JavaScript. */
  notReplaced: NotSent | undefined
}

/** One picture of a guide: it is described, moved, removed and replaced by forms of its own. */
export function PictureRow({
  picture: { picture, room, kind, ...saved },
  number,
  count,
  notChanged,
  notReplaced,
}: PictureRowProps) {
  const field = `picture-${number}`
  const { description } = saved
  const typed = notChanged?.asked ?? saved
  return (
    <li className={notChanged ? 'pic-row bad' : 'pic-row'}>
      <Thumb room={room} width={64} />
      <Form method="post" preventScrollReset key={description}>
        <input type="hidden" name="of" value={picture} />
        <input type="hidden" name="was" value={description} />
        <Field
          id={field}
          name="description"
          label={`${field}: what it shows`}
          maxLength={guideLimits.pictureText}
          defaultValue={typed.description}
          error={notChanged?.problem}
          placeholder="What is to be seen?"
        />
        <PictureWords
          field={field}
          summary="In other languages"
          descriptions={typed.descriptions}
        />
        <div className="pic-do">
          <small>{description || kind === 'drawn' ? '' : 'Needed before the guide is shown'}</small>
          <span>
            <button type="submit" className="more" name="intent" value="describe">
              Save<span className="vh"> what picture {number} shows</span>
            </button>
            <MovesAndRemoval number={number} count={count} />
          </span>
        </div>
      </Form>
      <ReplaceOne of={picture} number={number} description={description} refused={notReplaced} />
    </li>
  )
}

interface ReplaceOneProps {
  of: string
  number: number
  description: string
  refused: NotSent | undefined
}

/** Another picture in the place of one, which the texts go on naming by its number. */
function ReplaceOne({ of, number, description, refused }: ReplaceOneProps) {
  const field = `replace-${number}`
  return (
    <details className="pic-words" open={refused !== undefined}>
      <summary>
        Put another in its place
        <Icon name="down" />
      </summary>
      <form method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="of" value={of} />
        <Field
          id={`${field}-description`}
          name="description"
          label={`In the place of ${number}: what it shows`}
          maxLength={guideLimits.pictureText}
          defaultValue={refused?.description ?? description}
          error={refused?.errors.description}
        />
        <Field
          id={`${field}-file`}
          type="file"
          name="picture"
          label={`In the place of ${number}: the file`}
          accept={takenPictures}
          error={refused?.errors.picture}
        />
        <button type="submit" className="btn btn-line">
          Replace picture {number}
        </button>
      </form>
    </details>
  )
}
