import { counted } from '#languages/counted.ts'

interface ChosenProductsProps {
  count: number
  /** Whether there are more than `count`. */
  more: boolean
  hidden: number
  /** Whether they were ticked in the catalogue's list. */
  ticked: boolean
}

/** Says of which products something is printed. */
export function ChosenProducts({ count, more, hidden, ticked }: ChosenProductsProps) {
  return (
    <p>
      {count === 0 && `No product that visitors can see is ${ticked ? 'chosen' : 'in this list'}.`}
      {count > 0 && (
        <>
          For{' '}
          <b>
            {more && 'more than '}
            {counted(count, 'product')}
          </b>
          {ticked
            ? ', those that you chose in the catalogue’s list.'
            : ', as the catalogue’s list was: choose a category, search or tick some there for others.'}
        </>
      )}
      {hidden > 0 && ` ${counted(hidden, 'hidden one is', 'hidden ones are')} left out.`}
    </p>
  )
}
