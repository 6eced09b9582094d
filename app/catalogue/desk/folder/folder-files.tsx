import { useRef } from 'react'
import { picturePath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { PlannedFile } from './folder-plan.ts'
import type { ChosenFile, FileOutcome, useFolderSending } from './use-folder-sending.ts'

interface FolderFilesProps {
  files: readonly ChosenFile[]
  sending: ReturnType<typeof useFolderSending>
}

/** What would become of each file, and once they are sent what became of it. */
export function FolderFiles({ files, sending }: FolderFilesProps) {
  const { outcomes, current, send, stop, stopNow } = sending
  const first = useRef<HTMLButtonElement>(null)
  const meant = files.filter(({ plan }) => plan.does === 'add' || plan.does === 'replace')
  const saved = meant.filter(({ file }) => outcomes.get(file) === 'saved').length
  const left = meant.length - saved
  return (
    <section aria-labelledby="h-files">
      <h2 id="h-files">
        {saved > 0 || current ? `${saved} of ${meant.length} sent` : 'What would happen'}
      </h2>
      <p className="folder-counts">{countWords(files)}</p>
      {current && (
        <p className="folder-now" role="status">
          <progress max={meant.length} value={saved} aria-label="Files sent" />
          <span>{current.file.name}</span>
        </p>
      )}
      <div className="picture-do">
        {(current || left > 0) && (
          <button
            ref={first}
            type="button"
            className={current ? 'btn btn-line' : 'btn'}
            onClick={current ? stop : () => void send(files)}
          >
            {current
              ? 'Stop after this one'
              : outcomes.size > 0
                ? `Go on with ${left}`
                : `Send ${left} ${left === 1 ? 'picture' : 'pictures'}`}
          </button>
        )}
        {current && (
          <button
            type="button"
            className="more"
            onClick={() => {
              stopNow()
              first.current?.focus()
            }}
          >
            Stop now
          </button>
        )}
        {left === 0 && meant.length > 0 && <p role="status">All of them are in the catalogue.</p>}
      </div>
      <p className="note">
        After a break choose the same files again: what has arrived is not sent twice.
      </p>
      <ul className="folder-list">
        {files.map(({ file, plan, told }, index) => (
          // Two files of one name may lie in two folders.
          <li key={index}>
            <span className="folder-file">{told.name}</span>
            <FileState plan={plan} outcome={outcomes.get(file)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FileState({ plan, outcome }: { plan: PlannedFile; outcome: FileOutcome | undefined }) {
  if (outcome && outcome !== 'saved') return <Failure>{outcome.error}</Failure>
  if (plan.does === 'refuse') return <Failure>{plan.why}</Failure>
  const link = <a href={picturePath(plan.product.id)}>{plan.product.name}</a>
  if (plan.does === 'nothing') return <span className="stone">{link}: there already</span>
  if (outcome === 'saved') {
    return (
      <span>
        <Icon name="check" /> {link}: picture {plan.place}
      </span>
    )
  }
  return (
    <span>
      {link}: {plan.does === 'add' ? 'added as' : 'in the place of'} picture {plan.place}
    </span>
  )
}

function Failure({ children }: { children: string }) {
  return (
    <span className="err">
      <Icon name="alert" />
      {children}
    </span>
  )
}

/** '300 would be added and 180 take the place of another; 15 are there already; 5 can’t be sent.' */
function countWords(files: readonly ChosenFile[]) {
  const count = (does: PlannedFile['does']) => files.filter(({ plan }) => plan.does === does).length
  const [added, replaced, there, refused] = [
    count('add'),
    count('replace'),
    count('nothing'),
    count('refuse'),
  ]
  return [
    added > 0 && `${added} added`,
    replaced > 0 && `${replaced} in the place of another`,
    there > 0 && `${there} there already`,
    refused > 0 && `${refused} that can’t be sent`,
  ]
    .filter(Boolean)
    .join(', ')
}
