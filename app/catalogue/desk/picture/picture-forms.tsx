import { longestPictureText } from '#app/catalogue/picture-limits.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { PictureForm } from './change-by-form.server.ts'
import type { PictureAnswer } from './send-picture.ts'
import { takenPictures } from './taken-pictures.ts'

/** A form about one picture that was not saved: what was typed, and why. */
export interface NotChanged {
  asked: PictureForm
  problem: string
}

/** A picture that a browser without JavaScript sent in vain. */
export interface NotSent {
  errors: NonNullable<PictureAnswer['errors']>
  description: string | undefined
}

/** What was asked in vain of a picture that is not there any more, with what was typed: no row shows it. */
export function OfGonePicture({ notChanged: { asked, problem } }: { notChanged: NotChanged }) {
  const { intent, description, descriptions } = asked
  const typed = intent === 'remove' ? [] : [description, ...Object.values(descriptions)]
  return (
    <div role="alert">
      <p className="err">{problem}</p>
      {typed.some(Boolean) && (
        <p className="note">What you typed was not saved: {typed.filter(Boolean).join(' · ')}</p>
      )}
    </div>
  )
}

/**
 * The buttons of a picture's form that move or remove it; both numbers from 1. A picture at an end keeps
 * both buttons, so that the focus stays.
 */
export function MovesAndRemoval({ number, count }: { number: number; count: number }) {
  const label = `Picture ${number}`
  return (
    <>
      <Move to="earlier" picture={label} isAtEnd={number === 1} />
      <Move to="later" picture={label} isAtEnd={number === count} />
      <button
        type="submit"
        className="tap"
        name="intent"
        value="remove"
        aria-label={`Remove picture ${number}`}
      >
        <Icon name="bin" />
      </button>
    </>
  )
}

interface MoveProps {
  to: 'earlier' | 'later'
  /** What the picture is called. */
  picture: string
  isAtEnd: boolean
}

function Move({ to, picture, isAtEnd }: MoveProps) {
  return (
    <button
      type="submit"
      className="tap"
      name="intent"
      value={to}
      aria-disabled={isAtEnd || undefined}
      aria-label={`${picture}: ${to}`}
      onClick={(event) => {
        if (isAtEnd) event.preventDefault()
      }}
    >
      <DeskIcon name={to === 'earlier' ? 'up' : 'down'} />
    </button>
  )
}

/** The form of a browser without JavaScript that sends one picture more to `path`. */
export function AddOnePicture({ path, notAdded }: { path: string; notAdded: NotSent | undefined }) {
  return (
    <form
      className="pic-add-one"
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="intent" value="add" />
      <Field
        id="added-description"
        name="description"
        label="What it shows"
        maxLength={longestPictureText}
        defaultValue={notAdded?.description}
        error={notAdded?.errors.description}
        optional
      />
      <Field
        id="added-file"
        type="file"
        name="picture"
        label="One more picture"
        accept={takenPictures}
        error={notAdded?.errors.picture}
      />
      <button type="submit" className="btn btn-line">
        Add this picture
      </button>
    </form>
  )
}
