import { type InboxQuery, inboxOrders } from '#app/enquiries/answering/inbox/inbox-query.ts'
import type { Colleague } from '#app/staff/colleague.ts'

const orderWords = { longest: 'Waiting longest', newest: 'Newest', largest: 'Largest' }

interface SelectProps {
  id: string
  onChange?: React.ChangeEventHandler<HTMLSelectElement>
}

/** Whose enquiries are shown. */
export function WithSelect({
  colleagues,
  value,
  ...select
}: SelectProps & { colleagues: readonly Colleague[]; value: InboxQuery['with'] }) {
  return (
    <select name="with" defaultValue={value} {...select}>
      <option value="anyone">Anyone</option>
      <option value="me">Me</option>
      <option value="nobody">Nobody</option>
      {colleagues.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Which of them stands first. */
export function FirstSelect({ value, ...select }: SelectProps & { value: InboxQuery['first'] }) {
  return (
    <select name="first" defaultValue={value} {...select}>
      {inboxOrders.map((order) => (
        <option key={order} value={order}>
          {orderWords[order]}
        </option>
      ))}
    </select>
  )
}
