import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import { BotanicalName } from './botanical-name.tsx'

test('a botanical name is Latin, and what says that hybrids are meant too is in the page’s language', () => {
  const shown = languages.map((language) =>
    renderToStaticMarkup(
      <LanguageContext value={language}>
        <BotanicalName name="Spathiphyllum wallisii and hybrids" />
      </LanguageContext>,
    ),
  )
  const latin = '<i lang="la">Spathiphyllum wallisii</i>'
  expect(shown).toEqual([`${latin} and hybrids`, `${latin} और हाइब्रिड`, `${latin} आणि हायब्रिड`])
})
