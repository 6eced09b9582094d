import { useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { importPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'

/** Where a file is dropped or chosen. It is sent at once; without JavaScript by the button. */
export function ChooseFile({ problem }: { problem: string | undefined }) {
  const [over, setOver] = useState(false)
  const [name, setName] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form ref={form} method="post" encType="multipart/form-data">
      <label
        className={over ? 'drop-z over' : 'drop-z'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const input = event.currentTarget.querySelector('input')
          if (!input || event.dataTransfer.files.length === 0) return
          input.files = event.dataTransfer.files
          setName(input.files[0]?.name)
          form.current?.requestSubmit()
        }}
      >
        <DeskIcon name="sheet" />
        <b>{isSending ? `Reading ${name ?? 'the file'}` : 'Drop an Excel or CSV file here'}</b>
        <span>
          or <u>choose it from this device</u>
        </span>
        <small>
          .xlsx or .csv, up to 10,000 rows, of an Excel file the first sheet with a list of
          products. Nothing changes in the shop until the last step.
        </small>
        <input
          type="file"
          name="file"
          className="vh"
          required
          accept=".xlsx,.csv,.tsv,.txt"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'file-problem' : undefined}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0]
            if (!chosen) return
            setName(chosen.name)
            form.current?.requestSubmit()
          }}
        />
      </label>
      {isSending && (
        <p>
          <Link
            className="more"
            to={importPath}
            replace
            // The same file may be chosen again.
            onClick={() => form.current?.reset()}
          >
            Cancel
          </Link>
        </p>
      )}
      {problem && !isSending && (
        <p className="err" id="file-problem" role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      <noscript>
        <button type="submit" className="btn">
          Read the file
        </button>
      </noscript>
    </Form>
  )
}
