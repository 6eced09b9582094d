import { Form, Link } from 'react-router'
import { FindForm } from '#app/desk/parts/find-form.tsx'
import { Picker, ShowPicked } from '#app/desk/parts/picker.tsx'
import { cataloguePath } from '#app/paths/desk-paths.ts'
import { listAddress, orderWords, productOrders } from './list-address.ts'
import type { ShownList } from './shown-list.ts'

/** What the list is narrowed by: category, a name, its three tabs, and which is first. */
export function ProductListBar({ stock }: { stock: ShownList }) {
  const { query, categories, counts } = stock
  const { category, show, order = 'shop', q: search } = query
  const tabs = [
    { show: undefined, words: 'All', count: counts.all },
    { show: 'hidden', words: 'Hidden', count: counts.hidden },
    { show: 'missing', words: 'Facts missing', count: counts.factsMissing },
  ] as const
  return (
    <div className="stock-bar">
      <Form className="picks" action={cataloguePath} key={listAddress(query)}>
        {search && <input type="hidden" name="q" value={search} />}
        {show && <input type="hidden" name="show" value={show} />}
        <Picker
          name="category"
          label="Category"
          picked={category ?? ''}
          options={[
            { value: '', words: 'Everything' },
            ...categories.map(({ key, words }) => ({ value: key, words })),
          ]}
        />
        <Picker
          name="order"
          label="First"
          picked={order}
          options={productOrders.map((value) => ({ value, words: orderWords[value] }))}
          className="picker first-pick"
        />
        <ShowPicked />
      </Form>
      <FindForm
        key={`find ${search ?? ''}`}
        action={cataloguePath}
        label="Any name"
        search={search}
        maxLength={100}
      >
        {category && <input type="hidden" name="category" value={category} />}
        {show && <input type="hidden" name="show" value={show} />}
      </FindForm>
      <nav className="tabs" aria-label="Show">
        {tabs.map((tab) => (
          <Link
            key={tab.words}
            to={cataloguePath + listAddress({ ...query, show: tab.show, after: undefined })}
            aria-current={tab.show === show ? 'page' : undefined}
          >
            {tab.words} <i>{tab.count.toLocaleString('en-IN')}</i>
          </Link>
        ))}
      </nav>
    </div>
  )
}
