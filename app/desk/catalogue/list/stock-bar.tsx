import { Form, Link, useSubmit } from 'react-router'
import { cataloguePath } from '#app/desk/catalogue/catalogue-paths.ts'
import { FindForm } from '#app/desk/shell/find-form.tsx'
import type { ShownStock } from './shown-stock.ts'
import { orderWords, stockAddress, stockOrders } from './stock-address.ts'

/** What the list is narrowed by: category, a name, its three tabs, and which is first. */
export function StockBar({ stock }: { stock: ShownStock }) {
  const { query, categories, counts } = stock
  const { category, show, order = 'shop', q: search } = query
  const submit = useSubmit()
  const tabs = [
    { show: undefined, words: 'All', count: counts.all },
    { show: 'hidden', words: 'Hidden', count: counts.hidden },
    { show: 'missing', words: 'Facts missing', count: counts.factsMissing },
  ] as const
  return (
    <div className="stock-bar">
      <Form className="picks" action={cataloguePath} key={stockAddress(query)}>
        {search && <input type="hidden" name="q" value={search} />}
        {show && <input type="hidden" name="show" value={show} />}
        <div className="picker">
          <label className="vh" htmlFor="category">
            Category
          </label>
          <select
            id="category"
            name="category"
            defaultValue={category ?? ''}
            onChange={({ target }) => submit(target.form)}
          >
            <option value="">Everything</option>
            {categories.map(({ key, words }) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <div className="picker first-pick">
          <label className="vh" htmlFor="order">
            First
          </label>
          <select
            id="order"
            name="order"
            defaultValue={order}
            onChange={({ target }) => submit(target.form)}
          >
            {stockOrders.map((each) => (
              <option key={each} value={each}>
                {orderWords[each]}
              </option>
            ))}
          </select>
        </div>
        <noscript>
          <button type="submit" className="btn btn-line">
            Show
          </button>
        </noscript>
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
            to={cataloguePath + stockAddress({ ...query, show: tab.show, after: undefined })}
            aria-current={tab.show === show ? 'page' : undefined}
          >
            {tab.words} <i>{tab.count.toLocaleString('en-IN')}</i>
          </Link>
        ))}
      </nav>
    </div>
  )
}
