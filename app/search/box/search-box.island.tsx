import { useEffect, useRef, useState } from 'react'
import { searchPath } from '#app/paths/shop-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { FoundStatus } from './found-status.tsx'
import { searchBoxWords } from './search-box.words.ts'
import { SearchField } from './search-field.tsx'
import { optionId, SuggestionList, suggestionListId } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

const fieldId = 'search-query'
const messageId = 'search-msg'

/**
 * The navbar's search (§2, §4, §5): a plain form that leads to the results. Awake, it refuses an
 * empty search and suggests products while one types, as a combobox with a list (ARIA practices).
 */
export default function SearchBox({ query }: { query: string }) {
  const words = useWords(searchBoxWords)
  const path = usePath()
  const form = useRef<HTMLFormElement>(null)
  const [awake, setAwake] = useState(false)
  const [message, setMessage] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const { found, active, suggest, close, move, leaveList } = useSuggestions()

  useEffect(() => {
    setAwake(true)
    // What was typed before the code woke has not been looked up yet.
    const field = fieldOf(form.current)
    if (field && field === document.activeElement && field.value !== query) suggest(field.value)
  }, [query, suggest])

  useEffect(() => {
    const dropOutside = ({ target }: MouseEvent) => {
      if (target instanceof Node && form.current?.contains(target)) return
      setMessage(undefined)
      close()
    }
    document.addEventListener('click', dropOutside, { capture: true })
    return () => document.removeEventListener('click', dropOutside, { capture: true })
  }, [close])

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    close()
    const field = fieldOf(event.currentTarget)
    const fault = field?.value.trim() === '' ? words.empty : navigator.onLine ? '' : words.failed
    setMessage(fault || undefined)
    if (!fault) return
    setRefusals((count) => count + 1)
    event.preventDefault()
    field?.focus()
  }

  function steer(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { key, currentTarget } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (found) move(key === 'ArrowDown' ? 1 : -1)
      else suggest(currentTarget.value)
      event.preventDefault()
    } else if (key === 'Escape' && found) {
      close()
      event.preventDefault()
      event.stopPropagation()
    } else if (key === 'Enter' && found && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    } else if (key.startsWith('Arrow') || key === 'Home' || key === 'End') {
      leaveList()
    }
  }

  return (
    <>
      <form
        ref={form}
        className={message ? 'search bad' : 'search'}
        role="search"
        action={path(searchPath)}
        onSubmit={submit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close()
        }}
      >
        <SearchField
          id={fieldId}
          defaultValue={query}
          aria-invalid={message === words.empty || undefined}
          aria-describedby={message && messageId}
          onInput={({ currentTarget }) => {
            setMessage(undefined)
            suggest(currentTarget.value)
          }}
          onKeyDown={steer}
          {...(awake && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': found !== undefined,
            'aria-controls': found && suggestionListId,
            'aria-activedescendant': found && active >= 0 ? optionId(active) : undefined,
          })}
        />
        {found && <SuggestionList found={found} active={active} onChosen={close} />}
        {awake && <FoundStatus found={found} />}
      </form>
      {message && (
        // Rendered once more for each refusal: an alert that stays as it is is not read out again.
        <p key={refusals} className="search-msg" id={messageId} role="alert">
          <Icon name="alert" />
          {message}
        </p>
      )}
    </>
  )
}

function fieldOf(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('query')
  return field instanceof HTMLInputElement ? field : undefined
}
