import { counted } from '#languages/counted.ts'
import type { Erasing } from './erasing.server.ts'

interface ErasePersonProps {
  erasing: Erasing
  /** The form that erases: it has `EraseFields` in it. */
  children: React.ReactNode
}

/** What goes and what stays when a person is erased, and the form that does it. */
export function ErasePerson({ erasing, children }: ErasePersonProps) {
  const { enquiries, messages, beside, shared } = erasing
  return (
    <section className="erase" aria-labelledby="erase">
      <h2 id="erase">Erase on the visitor’s request</h2>
      <h3>This goes now</h3>
      <ul>
        {enquiries > 0 && (
          <>
            <li>
              {counted(enquiries, 'enquiry', 'enquiries')} of this number or address: name, number,
              e-mail, address, message, notes about products
            </li>
            <li>Notes and next steps that staff wrote about them</li>
          </>
        )}
        {messages > 0 && <li>{counted(messages, 'message')}: what they say and to whom</li>}
        {beside.map((goes) => (
          <li key={goes}>{goes}</li>
        ))}
      </ul>
      <h3>This stays</h3>
      <ul>
        {enquiries > 0 && (
          <>
            <li>Reference, date, products and quantities, so that counts stay true</li>
            <li>What was done and when, without words</li>
          </>
        )}
        <li>Backups made before today, until they are replaced</li>
        {shared.length > 0 && (
          <li>What other numbers sent with the same address: {shared.join(', ')}</li>
        )}
      </ul>
      {children}
    </section>
  )
}

interface EraseFieldsProps {
  /** Who asked for it. */
  who: string
  /** Why it was not done. */
  problem: string | undefined
}

/** What the owner says before somebody is erased, and the button. */
export function EraseFields({ who, problem }: EraseFieldsProps) {
  return (
    <>
      <label className="tick">
        <input type="checkbox" name="asked" value="yes" required />
        {who} asked for it, and I am sure who asked
      </label>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="btn">
        Erase for good
      </button>
    </>
  )
}
