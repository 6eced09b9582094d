import { exportPath } from '#app/desk/import/import-paths.ts'

/** The ways by which what people sent leaves the desk as a file, the owner's alone: all of it, whatever is shown. */
export function ExportLinks() {
  return (
    <p className="list-ways">
      <a className="more" href={exportPath('enquiries.xlsx')}>
        All enquiries as Excel
      </a>
      <a className="more" href={exportPath('enquiries.csv')}>
        As CSV
      </a>
      <a className="more" href={exportPath('subscribers.xlsx')}>
        Newsletter’s addresses as Excel
      </a>
      <a className="more" href={exportPath('subscribers.csv')}>
        As CSV<span className="vh">, the newsletter’s</span>
      </a>
    </p>
  )
}
