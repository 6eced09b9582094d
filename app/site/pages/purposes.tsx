export interface Purpose {
  given: string
  used: string
}

/** What a form asks for and what each of it is used for, as a table under its two headings. */
export function Purposes({ heads, items }: { heads: Purpose; items: readonly Purpose[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heads.given}</th>
          <th scope="col">{heads.used}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ given, used }) => (
          <tr key={given}>
            <th scope="row">{given}</th>
            <td>{used}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
