import { useState } from 'react'
import type { ShownRound } from './shown-round.ts'

/**
 * Gives whether prices are asked as well, and what changes that, without network too; until
 * somebody chooses, where the address says so or some were said in this round. `addressOf` gives
 * where the round stands that asks them, or does not.
 */
export function useAskingPrices(
  { prices: asked }: Pick<ShownRound, 'prices'>,
  isAnswered: boolean,
  addressOf: (prices: boolean) => string,
): [asks: boolean, ask: (prices: boolean) => void] {
  const [chosen, setChosen] = useState<boolean>()
  const asks = asked !== undefined && (chosen ?? (asked || isAnswered))
  return [
    asks,
    (prices) => {
      setChosen(prices)
      // The prices are in the page already: only reloading it, and a form without the script, ask again.
      history.replaceState(history.state, '', addressOf(prices))
    },
  ]
}
