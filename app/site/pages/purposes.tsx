export type Purpose = readonly [given: string, purpose: string]

/** What a form asks for and what each of it is used for, as a table under its two headings. */
export function Purposes({ heads, items }: { heads: Purpose; items: readonly Purpose[] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(([given, purpose]) => (
          <tr key={given}>
            <th scope="row">{given}</th>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
