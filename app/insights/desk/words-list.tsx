import { useId } from 'react'
import { Form } from 'react-router'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { written } from './day-words.ts'
import type { InsightsView, WordRow } from './insights-view.ts'

/** A word that could not be added, and why. */
export interface RefusedWord {
  word: string
  productId: number
  product: string
  problem: string
}

interface WordsListProps {
  insights: InsightsView
  refused: RefusedWord | undefined
}

/** The names of products to choose from. */
const namesId = 'product-names'

/** Words that visitors searched in vain: each can become a name of a product, or be no name. */
export function MissedWords({ insights, refused }: WordsListProps) {
  const { missed, mayAdd, names, isCounting } = insights
  return (
    <section className="all" aria-labelledby="missed">
      <h2 id="missed">Searched, but not found</h2>
      <p className="say">
        {missed.length > 0
          ? 'Visitors typed these and saw an empty pot. Give the word to a product and the next one finds it; a word for something that you do not sell is a hint to buy it in.'
          : isCounting
            ? 'Whatever visitors searched for in this time, they find now.'
            : 'What visitors search for is not counted now.'}
      </p>
      <Words rows={missed} unit="search" mayAdd={mayAdd} refused={refused} />
      <datalist id={namesId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  )
}

/** Names that visitors told on a product's page. */
export function ToldNames({ insights: { told, mayAdd }, refused }: WordsListProps) {
  if (told.length === 0) return null
  return (
    <section className="all" aria-labelledby="told">
      <h2 id="told">Another name, visitors say</h2>
      <p className="say">
        Told on the product’s page, at any time. A name that is added finds the product.
      </p>
      <Words rows={told} unit="visitor" mayAdd={mayAdd} refused={refused} />
    </section>
  )
}

interface WordsProps {
  rows: readonly WordRow[]
  /** What is counted. */
  unit: 'search' | 'visitor'
  mayAdd: boolean
  refused: RefusedWord | undefined
}

function Words({ rows, unit, mayAdd, refused }: WordsProps) {
  return (
    <ul className="words">
      {rows.map((row) => {
        const isRefused = refused?.word === row.word && refused.productId === row.productId
        return (
          <li key={`${row.productId} ${row.word}`}>
            <span className="word">
              <b>{row.word}</b> <small>{countOf(row.times, unit)}</small>
            </span>
            <small className="hint">{hintOf(row)}</small>
            {mayAdd && <WordForm row={row} refused={isRefused ? refused : undefined} />}
          </li>
        )
      })}
    </ul>
  )
}

function WordForm({
  row: { word, productId, product },
  refused,
}: {
  row: WordRow
  refused: RefusedWord | undefined
}) {
  const fieldId = useId()
  return (
    <Form method="post" className="word-form" preventScrollReset>
      <input type="hidden" name="word" value={word} />
      <input type="hidden" name="id" value={productId} />
      {productId === 0 ? (
        <>
          <label htmlFor={fieldId}>
            <span className="vh">{word} is </span>a name for
          </label>
          <input
            id={fieldId}
            name="product"
            list={namesId}
            defaultValue={refused?.product ?? product}
            placeholder="Which product?"
            autoComplete="off"
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? `${fieldId}-problem` : undefined}
          />
        </>
      ) : (
        <span className="whose">a name for {product}</span>
      )}
      <button type="submit" name="intent" value="add" className="btn btn-line">
        Add<span className="vh"> {word}</span>
      </button>
      <button
        type="submit"
        name="intent"
        value="set-aside"
        className="tap"
        aria-label={`Not a name: ${word}`}
      >
        <Icon name="close" />
      </button>
      {refused && (
        <p className="problem" id={`${fieldId}-problem`} role="alert">
          {refused.problem}
        </p>
      )}
    </Form>
  )
}

function countOf(times: number, unit: WordsProps['unit']) {
  if (times === 1) return `1 ${unit}`
  return `${written(times)} ${unit === 'search' ? 'searches' : 'visitors'}`
}

function hintOf({ productId, product, why }: WordRow) {
  if (productId !== 0 || !product) return ''
  return why === 'told' ? `Visitors call ${product} so` : `Perhaps ${product}`
}
