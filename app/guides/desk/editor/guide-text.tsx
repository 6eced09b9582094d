import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendFile } from '#app/catalogue/desk/picture/send-file.ts'
import { useCancel } from '#app/catalogue/desk/picture/use-cancel.ts'
import { guidePicturesPath } from '#app/paths/desk-paths.ts'
import { guidesPath } from '#app/paths/shop-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { marksOfHtml, marksOfText } from './clean-paste.ts'
import { MarksToolbar } from './marks-toolbar.tsx'
import { insertText, writeBlock } from './write-mark.ts'

interface GuideTextProps {
  /** Undefined of a guide that is new: it has no pictures yet. */
  id: number | undefined
  text: string
  pictures: number
  fault: string | undefined
  isHydrated: boolean
}

/** A picture that is being sent: its file's name, and how much of it has gone, 0 to 1. */
interface Coming {
  name: string
  sent: number
}

/** A picture that was not taken, and why. */
interface Refused {
  name: string
  error: string
}

/**
 * The text of a guide with its toolbar. What is pasted comes without the looks that it had; a picture that is
 * pasted, dropped or chosen is sent, and its mark is written where the caret is.
 */
export function GuideText({ id, text, pictures, fault, isHydrated }: GuideTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { revalidate } = useRevalidator()
  const [coming, setComing] = useState<Coming>()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const queue = useRef(Promise.resolve())
  const { begin, cancel } = useCancel()
  /** The number of the picture that was sent last from here. */
  const lastSent = useRef(0)

  const refuse = (name: string, error: string) =>
    setRefused((before) => [...before, { name, error }])
  const send = async (path: string, file: File) => {
    const { name } = file
    const tell = (sent: number) => setComing({ name, sent })
    tell(0)
    const signal = begin()
    const error = await sendFile(path, file, { intent: 'add' }, ({ sent }) => tell(sent), signal)
    setComing(undefined)
    if (signal.aborted) return
    if (error) return refuse(name, error)
    lastSent.current = Math.max(pictures, lastSent.current) + 1
    if (field.current) writeBlock(field.current, `![](picture-${lastSent.current})`)
    await revalidate()
  }
  /** Those of before go first: a picture has its number by the order in which it arrives. */
  const sendAll = (files: readonly File[]) => {
    if (id === undefined) return
    setRefused([])
    for (const file of files) {
      queue.current = queue.current.then(() => send(guidePicturesPath(id), file))
    }
  }
  const takePictures = (given: DataTransfer | null): boolean => {
    const files = [...(given?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    const [first] = files
    if (!first) return false
    if (id === undefined) refuse(first.name, 'Save the guide once, then add pictures.')
    else sendAll(files)
    return true
  }
  const paste = (event: React.ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData } = event
    const html = clipboardData.getData('text/html')
    const plain = clipboardData.getData('text/plain')
    // A word processor puts a picture of the words beside them.
    if (!plain && takePictures(clipboardData)) return event.preventDefault()
    const clean = html ? marksOfHtml(html) : marksOfText(plain)
    if (clean === plain) return
    event.preventDefault()
    insertText(event.currentTarget, clean)
  }

  return (
    <div className={fault ? 'field bad' : 'field'}>
      <label htmlFor="body">Text</label>
      <div>
        {isHydrated && (
          <MarksToolbar field={field} onPictures={id === undefined ? undefined : sendAll} />
        )}
        {/* No `maxLength`: of what is pasted a browser would drop the end and say nothing. */}
        <textarea
          ref={field}
          id="body"
          name="body"
          className="guide-text"
          rows={17}
          defaultValue={text}
          aria-required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'body-error' : undefined}
          onPaste={paste}
          onDragOver={keepPage}
          onDrop={(event) => {
            keepPage(event)
            takePictures(event.dataTransfer)
          }}
        />
      </div>
      {coming && (
        <p className="note">
          <span role="status">{`${coming.name}: ${Math.round(coming.sent * 100)} % sent`}</span>{' '}
          {/* Once all of it has gone it is nearly saved. */}
          {coming.sent < 1 && (
            <button
              type="button"
              className="more"
              onClick={() => {
                cancel()
                field.current?.focus()
              }}
            >
              Cancel<span className="vh"> {coming.name}</span>
            </button>
          )}
        </p>
      )}
      {refused.map(({ name, error }, place) => (
        // Two files may have one name.
        <p key={place} className="err" role="status">
          {`${name}: ${error}`}
        </p>
      ))}
      {fault && (
        <span className="err" id="body-error">
          <Icon name="alert" />
          {fault}
        </span>
      )}
      <MarksThatWork />
    </div>
  )
}

/** A browser opens a file that is dropped in the place of the page. */
function keepPage(event: React.DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

const examples: readonly [mark: string, means: string][] = [
  ['## Word', 'heading; ### a smaller one'],
  ['- Word', 'list; 1. Word: numbered'],
  ['**Word**', 'bold'],
  ['- **Word:** words', 'In short, before the first heading: three to six such lines'],
  ['[words](https://…)', `link; ${guidesPath}/… leads to a page of the shop`],
  ['![what it shows](picture-1 "Caption")', 'picture of this guide, on a line of its own'],
  ['[[snake-plant]]', 'plant card, on a line of its own'],
  ['> Mind the ants.', 'the Mind box, once'],
]

function MarksThatWork() {
  return (
    <details className="hint-marks">
      <summary className="more">Marks that work</summary>
      <dl className="facts">
        {examples.map(([mark, means]) => (
          <div key={mark}>
            <dt>
              <code>{mark}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
