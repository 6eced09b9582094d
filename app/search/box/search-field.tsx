import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useWords } from '#languages/use-language.ts'
import { searchBoxWords } from './search-box.words.ts'

/** The inside of a search form: label, field and button. Takes an `id` and the field's attributes. */
export function SearchField({ id, ...field }: ComponentProps<'input'>) {
  const words = useWords(searchBoxWords)
  // Not type="search": assistive technology knows no list of suggestions under that.
  return (
    <>
      <label className="vh" htmlFor={id}>
        {words.label}
      </label>
      <input
        id={id}
        name="query"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        placeholder={words.placeholder}
        {...field}
      />
      <button type="submit">
        <Icon name="search" />
        <span className="vh">{words.search}</span>
      </button>
    </>
  )
}
