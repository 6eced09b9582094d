import { Link } from 'react-router'
import { walls, wallWords } from '#app/catalogue/category.ts'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { guideLimits } from '#app/guides/guide.ts'
import type { GuideFaults } from '#app/guides/store/guide-faults.ts'
import { guidePicturesPath } from '#app/paths/desk-paths.ts'
import { guidesPath } from '#app/paths/shop-paths.ts'
import { dateWords } from '#app/time/day-words.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { EditedGuide } from './edited-guide.ts'
import type { GuideDraft } from './guide-draft.ts'

interface ShowingFieldsProps {
  guide: EditedGuide
  draft: GuideDraft
  faults: GuideFaults
}

const showings = [
  ['draft', 'Draft'],
  ['shown', 'Shown'],
  ['from', 'From a day'],
  ['hidden', 'Hidden'],
] as const

/** A guide's pictures, whether and from when visitors see it, and when it was checked. */
export function ShowingFields({ guide, draft, faults }: ShowingFieldsProps) {
  const { id, lastChecked } = guide
  return (
    <section aria-labelledby="h-shown">
      <h2 id="h-shown">Picture and showing</h2>
      <GuidePictures guide={guide} fault={faults.pictures} />
      <Field
        id="wall"
        name="wall"
        label="Wall behind its picture"
        defaultValue={draft.wall}
        options={walls.map((wall) => ({ value: wall, label: wallWords[wall] }))}
      />
      <fieldset className="choices-set">
        <legend>Shown</legend>
        <div className="choices">
          {showings.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="showing"
                value={value}
                defaultChecked={draft.showing === value}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        {faults.state && <span className="err">{faults.state}</span>}
      </fieldset>
      <div className="g-from">
        <Field
          id="shownFrom"
          name="shownFrom"
          type="date"
          label="From"
          optional
          defaultValue={draft.shownFrom}
          error={faults.shownFrom}
        />
      </div>
      <details className="guide-more" open={Boolean(faults.entryDate || faults.slug)}>
        <summary className="more">Journal and address</summary>
        <Field
          id="entryDate"
          name="entryDate"
          type="date"
          label="Day of the journal"
          optional
          defaultValue={draft.entryDate}
          error={faults.entryDate}
          hint="With a day it is an entry of the journal."
        />
        <Field
          id="slug"
          name="slug"
          label={`Address, after ${guidesPath}/`}
          optional
          maxLength={guideLimits.title}
          defaultValue={draft.slug}
          error={faults.slug}
          hint="Left empty it is made of the title. An old address leads on for ever."
        />
      </details>
      {id !== undefined && (
        <div className="guide-checked">
          <p className="note">
            {lastChecked ? `Last checked on ${dateWords(lastChecked)}.` : 'Not checked yet.'}
          </p>
          <button type="submit" className="btn btn-line" name="intent" value="check">
            <Icon name="check" />
            Mark as checked
          </button>
        </div>
      )}
    </section>
  )
}

function GuidePictures({
  guide: { id, pictures },
  fault,
}: {
  guide: EditedGuide
  fault: string | undefined
}) {
  if (id === undefined) return <p className="note">Its pictures come next, once it is saved.</p>
  return (
    <div className={fault ? 'field bad' : 'field'}>
      <ul className="guide-pictures">
        {pictures.map(({ picture, description, room, kind }, index) => (
          <li key={picture}>
            <Thumb room={room} width={52} />
            <span>
              <code>picture-{index + 1}</code>
              <small>{description || (kind === 'drawn' ? 'Drawn' : 'Not described yet')}</small>
            </span>
          </li>
        ))}
      </ul>
      {fault && (
        <span className="err">
          <Icon name="alert" />
          {fault}
        </span>
      )}
      <Link className="more" to={guidePicturesPath(id)}>
        {pictures.length > 0 ? 'Describe, add or remove pictures' : 'Add pictures'}
      </Link>
    </div>
  )
}
