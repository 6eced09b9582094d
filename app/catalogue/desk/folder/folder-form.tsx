import { useState } from 'react'
import { useFetcher } from 'react-router'
import { PictureFileButton } from '#app/catalogue/desk/picture/picture-file-button.tsx'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { useHydrated } from '#app/desk/parts/use-hydrated.ts'
import { LeaveQuestion } from '#app/desk/shell/leave-question.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { FolderFiles } from './folder-files.tsx'
import { type FolderFile, mostFiles, type PlannedFile, writeFiles } from './folder-plan.ts'
import { type ChosenFile, useFolderSending } from './use-folder-sending.ts'

type Manner = 'replace' | 'add'

/** Chooses the files, shows what sending them would do, and sends them. */
export function FolderForm() {
  const isHydrated = useHydrated()
  const fetcher = useFetcher<{ plan?: PlannedFile[]; problem?: string }>()
  const [files, setFiles] = useState<readonly { file: File; told: FolderFile }[]>([])
  const [manner, setManner] = useState<Manner>('replace')
  const sending = useFolderSending()
  const isSending = sending.current !== undefined

  const plan = (chosen: typeof files, as: Manner) => {
    const told = chosen.map((one) => one.told)
    void fetcher.submit({ files: writeFiles(told), manner: as }, { method: 'post' })
  }
  const choose = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])].map((file) => ({
      file,
      told: { name: file.name, size: file.size, time: file.lastModified },
    }))
    // The same folder may be chosen again.
    target.value = ''
    if (chosen.length === 0) return
    sending.forget()
    setFiles(chosen)
    plan(chosen, manner)
  }
  const { plan: told, problem } = (fetcher.state === 'idle' && fetcher.data) || {}
  const planned: ChosenFile[] = files.flatMap((one, index) => {
    const plan = told?.[index]
    return plan ? [{ ...one, plan }] : []
  })
  return (
    <div className="folder">
      <p>
        Name each file after its product: <b>snake-plant.jpg</b> is the first picture of Snake
        Plant, <b>snake-plant-2.jpg</b> the second. The product’s number or its name will do as
        well: <b>7-2.jpg</b>, <b>Snake Plant 2.jpg</b>.
      </p>
      <fieldset className="picture-kind" disabled={isSending}>
        <legend>Where a product has a picture of that number</legend>
        <div className="choices">
          {(
            [
              ['replace', 'The file takes its place'],
              ['add', 'The file comes behind the others'],
            ] as const
          ).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="manner"
                value={value}
                checked={manner === value}
                onChange={() => {
                  setManner(value)
                  if (files.length > 0) plan(files, value)
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isHydrated ? (
        <div className="pic-add">
          <PictureFileButton
            icon={<DeskIcon name="camera" />}
            multiple
            disabled={isSending}
            onChange={choose}
          >
            Choose photographs
          </PictureFileButton>
          <PictureFileButton
            icon={<DeskIcon name="sheet" />}
            accept={undefined}
            multiple
            disabled={isSending}
            onChange={choose}
            {...{ webkitdirectory: '' }}
          >
            Choose a folder
          </PictureFileButton>
        </div>
      ) : (
        <noscript>
          <p className="note">
            Without JavaScript pictures are added one by one, on the screen of each product.
          </p>
        </noscript>
      )}
      <p className="note">
        Up to {mostFiles} at once. Nothing changes before you have seen what would.
      </p>
      <p role="status">{fetcher.state !== 'idle' && 'Looking up the products…'}</p>
      {problem && (
        <p className="err" role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      {planned.length > 0 && <FolderFiles files={planned} sending={sending} />}
      <LeaveQuestion asks={() => isSending} unsaved="what was not sent yet" />
    </div>
  )
}
