import { expect, test } from 'vitest'
import { inLatinLetters } from './devanagari-letters.ts'
import { foldSearch, foldText } from './folded-text.ts'
import { listSpokenNames, toSpokenSearch } from './spoken-names.ts'

/** Whether a search finds a name by its sound. */
function finds(search: string, name: string) {
  const spoken = toSpokenSearch(foldSearch(search))
  const names = listSpokenNames([foldText(name)]).join('\n')
  return spoken !== undefined && names.includes(spoken)
}

test.each([
  ['गुलाब', 'gulab gulaab Gulaab गुलाब gulab\u200d'],
  ['gulab', 'gulab gulaab गुलाब'],
  ['झेंडू', 'zendu jhendu zhendu zendoo jendu झेन्डू'],
  ['गेंदा', 'genda gainda gendaa गेन्दा'],
  ['तुलसी', 'tulsi tulasi tulsee tulasee तुळसी'],
  ['tulsi', 'tulasi तुलसी'],
  ['मोगरा', 'mogra mogara mograa'],
  ['गुड़हल', 'gudhal gudahal gurhal गुडहल'],
  ['जास्वंद', 'jaswand jasvand jaasvand जास्वन्द'],
  ['लिंबू', 'limbu limboo लिम्बू'],
  ['फूल', 'phool phul fool'],
  ['शिमला मिर्च', 'simla shimla'],
  ['बोगनवेल', 'boganvel boganwel'],
  ['कडुनिंब', 'kadunimb kaduneemb कडुनिम्ब'],
  ['घृतकुमारी', 'ghritkumari ghritakumari ghritk'],
  ['ज़ीनिया', 'zinia jinia zinnia जीनिया'],
  ['खत', 'khat'],
  ['मिट्टी', 'mitti mittee miti'],
])('%s is found by %s', (name, searches) => {
  for (const search of searches.split(' ')) expect(finds(search, name), search).toBe(true)
})

test('several words are found together, each from its beginning', () => {
  const name = 'कागज़ी नींबू'
  for (const search of ['kagzi nimbu', 'kagji neemboo', 'nimboo', 'kagzi nimb']) {
    expect(finds(search, name), search).toBe(search !== 'kagzi nimb')
  }
  expect(finds('agzi', name)).toBe(false)
})

test.each([
  ['तुलसी', 'tools'],
  ['तुळस', 'tools'],
  ['tulsi', 'tul'],
  ['गुलाब', 'gul'],
  ['खत', 'kha'],
  ['तुलसी', 'तु'],
  ['12 30', '12 30'],
  ['gulab', 'гулаб'],
  ['मोगरा', '"'],
  ['मोगरा', 'mogra*'],
  ['मोगरा', '%mogra%'],
])('%s is not found by %s', (name, search) => {
  expect(finds(search, name)).toBe(false)
})

test('what is indexed for its sound is met by no search for a text', () => {
  const spoken = listSpokenNames(['gulab', 'गुलाब', 'गुड़हल'])
  expect(spoken).toHaveLength(3)
  for (const sound of spoken) expect(sound).toMatch(/^[\ue000-\uf8ff]+$/)
})

test('Devanagari is written as people type it', () => {
  expect(
    ['झारी', 'स्नेक', 'खुरपी', 'क्षमा', 'ऑफिस', 'कढ़ी'].map((word) => inLatinLetters(word)),
  ).toEqual(['jhari', 'snek', 'khurapi', 'kshama', 'ophis', 'kadhi'])
  expect(inLatinLetters('कढ़ी', true)).toBe('karhi')
})
