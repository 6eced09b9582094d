import type { RefObject } from 'react'
import { takenPictures } from '#app/catalogue/desk/picture/taken-pictures.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { type Mark, writeMark } from './write-mark.ts'

interface MarksToolbarProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** Missing of a guide that is still to be saved. */
  onPictures: ((files: readonly File[]) => void) | undefined
}

const buttons: readonly [Mark, label: string, sign: React.ReactNode][] = [
  [
    'heading',
    'Heading',
    <b key="h" aria-hidden="true">
      H
    </b>,
  ],
  ['bold', 'Bold', <DeskIcon key="b" name="bold" />],
  ['list', 'List', <Icon key="l" name="list" />],
  [
    'numbered',
    'Numbered list',
    <b key="n" aria-hidden="true">
      1.
    </b>,
  ],
  ['link', 'Link', <DeskIcon key="a" name="link" />],
  ['mind', 'Mind box', <Icon key="m" name="alert" />],
  ['plant', 'Plant card', <DeskIcon key="p" name="plant-card" />],
]

/** Writes the marks into the text, and does nothing else; a picture is sent first. */
export function MarksToolbar({ field, onPictures }: MarksToolbarProps) {
  return (
    <div className="marks" role="toolbar" aria-label="Marks">
      {buttons.map(([mark, label, sign]) => (
        <button
          key={mark}
          type="button"
          className="tap"
          onClick={() => field.current && writeMark(field.current, mark)}
        >
          {sign}
          <span className="vh">{label}</span>
        </button>
      ))}
      {onPictures && (
        <label className="tap">
          <DeskIcon name="camera" />
          <span className="vh">Picture</span>
          <input
            className="vh"
            type="file"
            accept={takenPictures}
            multiple
            onChange={({ target }) => {
              onPictures([...(target.files ?? [])])
              // The same file may be chosen again.
              target.value = ''
            }}
          />
        </label>
      )}
    </div>
  )
}
