import { usePath } from '#app/languages/use-language.ts'
import { Island } from '#app/ui/island.tsx'
import ListAdder from './list-adder.island.tsx'

/**
 * Where what adds to the list sleeps until one of its buttons is touched, and the form through which
 * cards' buttons post without JavaScript: they name it, so that each is a button and no more.
 */
export function ListAdderMarker() {
  const path = usePath()
  return (
    <>
      <form
        id="add-to-list"
        method="post"
        action={path('/my-list')}
        data-wakes="list-adder"
        hidden
      />
      <Island name="list-adder" component={ListAdder} props={{}} />
    </>
  )
}
