interface ChosenProductsProps {
  count: number
  /** Whether there are more than `count`. */
  more: boolean
  hidden: number
}

/** Says of which products something is printed. */
export function ChosenProducts({ count, more, hidden }: ChosenProductsProps) {
  return (
    <p>
      {count === 0 && 'No product that visitors can see is in this list.'}
      {count > 0 && (
        <>
          For{' '}
          <b>
            {more && 'more than '}
            {count.toLocaleString('en-IN')} {count === 1 ? 'product' : 'products'}
          </b>
          , as the catalogue’s list was: choose a category or search there for others.
        </>
      )}
      {hidden > 0 &&
        ` ${hidden.toLocaleString('en-IN')} hidden ${hidden === 1 ? 'one is' : 'ones are'} left out.`}
    </p>
  )
}
