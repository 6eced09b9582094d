import { Form, Link } from 'react-router'
import { longestPictureText, mostPictures } from '#app/catalogue/picture-limits.ts'
import { useHydrated } from '#app/desk/parts/use-hydrated.ts'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { picturePath } from '#app/paths/desk-paths.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { AddPictures } from './add-pictures.tsx'
import type { ListedPicture } from './listed-pictures.server.ts'
import {
  AddOnePicture,
  MovesAndRemoval,
  type NotChanged,
  type NotSent,
  OfGonePicture,
} from './picture-forms.tsx'
import { PictureWords } from './picture-words.tsx'

export interface PictureListProps {
  product: { id: number; name: string }
  /** One or more, the card's first. */
  pictures: readonly ListedPicture[]
  notChanged: NotChanged | undefined
  notAdded: NotSent | undefined
}

const kindWords: Record<ListedPicture['kind'], string> = {
  photograph: 'Photograph',
  'cut-out': 'Cut-out in a room',
  drawn: 'Painted',
}

/**
 * All pictures of a product: each is described, moved and removed by a form of its own, and others
 * are added. Without JavaScript each button posts, and one picture is added at a time.
 */
export function PictureList({ product, pictures, notChanged, notAdded }: PictureListProps) {
  const isHydrated = useHydrated()
  const { id } = product
  return (
    <section className="pics" id="pictures" aria-labelledby="h-pictures">
      <h2 id="h-pictures">
        {pictures.length > 1 ? 'All pictures' : 'More pictures'}{' '}
        <i>
          {pictures.length} of {mostPictures}
        </i>
      </h2>
      {notChanged && !pictures.some(({ picture }) => picture === notChanged.asked.of) && (
        <OfGonePicture notChanged={notChanged} />
      )}
      <ol className="pic-list">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.picture}
            productId={id}
            picture={picture}
            number={index + 1}
            count={pictures.length}
            notChanged={notChanged?.asked.of === picture.picture ? notChanged : undefined}
          />
        ))}
      </ol>
      {isHydrated && !notAdded ? (
        <AddPictures path={picturePath(id)} count={pictures.length} />
      ) : (
        // What was typed stays also where the last place was taken meanwhile.
        (notAdded || pictures.length < mostPictures) && (
          <AddOnePicture path={picturePath(id)} notAdded={notAdded} />
        )
      )}
      <p className="note">
        {pictures.length < mostPictures
          ? `Up to ${mostPictures}, 20 MB each. The first stands on the card; another one is shown once it is described.`
          : 'These are as many as a product has. Remove one to add another.'}
      </p>
    </section>
  )
}

interface PictureRowProps {
  productId: number
  picture: ListedPicture
  /** From 1. */
  number: number
  count: number
  notChanged: NotChanged | undefined
}

function PictureRow({ productId, picture, number, count, notChanged }: PictureRowProps) {
  const { description, kind, room } = picture
  const isFirst = number === 1
  // What it shows in English stands in the editor above, then.
  const isOnly = count === 1
  const label = `Picture ${number}`
  const field = `picture-${number}`
  const typed = notChanged?.asked ?? picture
  return (
    <li className={notChanged ? 'pic-row bad' : 'pic-row'}>
      <Link
        to={`${picturePath(productId)}?of=${encodeURIComponent(picture.picture)}`}
        aria-label={`${label}: change it`}
      >
        <Thumb room={room} width={64} />
      </Link>
      <Form method="post" preventScrollReset key={description}>
        <input type="hidden" name="of" value={picture.picture} />
        <input type="hidden" name="was" value={description} />
        {/* What Enter presses. */}
        <button
          className="vh"
          type="submit"
          name="intent"
          value="describe"
          tabIndex={-1}
          aria-hidden="true"
        >
          Save
        </button>
        {isOnly ? (
          <>
            <input type="hidden" name="description" value={description} />
            {notChanged && (
              <p className="err" role="alert">
                {notChanged.problem}
              </p>
            )}
          </>
        ) : (
          <Field
            id={field}
            name="description"
            label={isFirst ? '1. The card’s picture' : `${number}. What it shows`}
            maxLength={longestPictureText}
            defaultValue={typed.description}
            error={notChanged?.problem}
            placeholder="What is to be seen?"
          />
        )}
        <PictureWords
          field={field}
          summary={isOnly ? 'What it shows, in other languages' : 'In other languages'}
          descriptions={typed.descriptions}
        />
        <div className="pic-do">
          <small>
            {kindWords[kind]}
            {!isFirst && !description && ', not shown yet'}
          </small>
          <span>
            <button type="submit" className="more" name="intent" value="describe">
              Save<span className="vh"> what picture {number} shows</span>
            </button>
            {!isOnly && <MovesAndRemoval number={number} count={count} />}
          </span>
        </div>
      </Form>
    </li>
  )
}
