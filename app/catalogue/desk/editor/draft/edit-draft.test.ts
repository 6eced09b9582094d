import { describe, expect, test } from 'vitest'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { emptyEdit } from '#app/catalogue/store/product-edit.ts'
import { productForm, type Typed } from '#tests/support/product-form.ts'
import { applyDraft } from './apply-draft.ts'
import { draftOf, formFields, readDraft } from './edit-draft.ts'
import { listMarkedChanges, writeMarks } from './field-marks.ts'

const source = 'a list'
const plant: ProductEdit = {
  ...emptyEdit({ category: 'indoor-plants', kind: 'plant', wall: 'pista' }),
  name: 'Snake Plant',
  slug: 'snake-plant',
  names: [
    { language: 'hindi', name: 'स्नेक प्लांट', checked: true },
    { language: 'other', name: 'sansevieria', checked: false },
  ],
  botanical: { is: 'Dracaena trifasciata', formerly: ['Sansevieria trifasciata'], source },
  light: { is: 'bright', alsoGood: ['some-sun', 'low'], source },
  summerDays: { from: 10, to: 12, source },
  place: { is: ['garden', 'inside'], source },
  height: { from: 30, to: 120, source },
  pets: { is: 'toxic', note: 'Usually a stomach upset', source },
  tips: ['Wipe its leaves.', 'Let it dry.'],
}

/** What is changed of a product when its form is posted so. */
function changeOf(edit: ProductEdit, typed: Typed) {
  const form = new FormData()
  for (const [name, value] of productForm(edit, typed)) form.append(name, value)
  const draft = readDraft(form)
  const fields = listMarkedChanges(draft, writeMarks(draftOf(edit), formFields))
  return applyDraft(edit, draft, fields, 'Asha Patil, nursery')
}

describe('the editor’s form', () => {
  test('changes nothing of a product that nobody touched, however lines are ended', () => {
    expect(changeOf(plant, {})).toEqual({})
    expect(changeOf(plant, { tips: 'Wipe its leaves.\r\n\r\n Let it dry. \r\n' })).toEqual({})
  })

  test('changes only what was changed in it, and says who says so', () => {
    expect(changeOf(plant, { light: 'sun', name: ' Snake Plant (Sansevieria)' })).toEqual({
      name: 'Snake Plant (Sansevieria)',
      light: { is: 'sun', alsoGood: ['low', 'some-sun'], source: 'Asha Patil, nursery' },
    })
    expect(changeOf(plant, { light: '' })).toEqual({ light: null })
  })

  test('keeps of a fact what it does not show', () => {
    expect(changeOf(plant, { botanical: 'Dracaena fasciata' })).toMatchObject({
      botanical: { is: 'Dracaena fasciata', formerly: ['Sansevieria trifasciata'] },
    })
    expect(changeOf(plant, { water: 'daily' })).toMatchObject({ summerDays: { from: 1, to: 2 } })
    expect(changeOf(plant, { place: ['inside', 'balcony', 'garden'] })).toMatchObject({
      place: { is: ['garden', 'inside', 'balcony'] },
    })
  })

  test('takes a safety fact with its own source, or none of it', () => {
    expect(changeOf(plant, { pets: 'safe', petsNote: '', petsSource: 'ASPCA' })).toEqual({
      pets: { is: 'safe', source: 'ASPCA' },
    })
    expect(changeOf(plant, { pets: '' })).toEqual({ pets: null })
  })

  test('takes months in the calendar’s order with a source of their own; none chosen is not known', () => {
    const typed = { sowMonths: ['December', 'June'], monthsRegion: 'Konkan', monthsSource: '' }
    const months = {
      sow: ['June', 'December'],
      plant: [],
      flower: [],
      region: 'Konkan',
      source: '',
    }
    expect(changeOf(plant, typed)).toEqual({ months })
    const kept: ProductEdit = { ...plant, months: { ...months, sow: ['June', 'December'] } }
    expect(changeOf(kept, {})).toEqual({})
    expect(changeOf(kept, { flowerMonths: 'Smarch' })).toEqual({})
    expect(changeOf(kept, { sowMonths: [] })).toEqual({ months: { ...months, sow: [] } })
    expect(changeOf(kept, { sowMonths: [], monthsRegion: '' })).toEqual({ months: null })
  })

  test('takes names without their empty lines, and who checked them where nobody had', () => {
    const typed = {
      nameLanguage: ['hindi', 'marathi', 'other'],
      nameText: ['', 'सासूची जीभ', 'sansevieria'],
      nameChecked: ['1'],
    }
    expect(changeOf(plant, typed)).toEqual({
      names: [
        { language: 'marathi', name: 'सासूची जीभ', checked: true },
        { language: 'other', name: 'sansevieria', checked: false },
      ],
      marathiSource: 'Asha Patil, nursery',
    })
  })

  test('takes exact days between waterings with the answer that they belong to', () => {
    const days = (typed: Typed) => changeOf(plant, typed).summerDays
    expect(days({ summerTo: '20' })).toMatchObject({ from: 10, to: 20 })
    expect(days({ water: 'rare', summerFrom: '14', summerTo: '20' })).toMatchObject({ from: 14 })
    expect(days({ water: 'daily', summerFrom: '', summerTo: '' })).toMatchObject({ to: 2 })
    expect(days({ water: '' })).toBeNull()
    expect(days({ water: '', summerFrom: '3' })).toMatchObject({ from: 3, to: 12 })
    expect(days({ summerFrom: 'often' })?.from).toBeNaN()
    expect(changeOf(plant, { winterFrom: '21' })).toEqual({
      winterDays: { from: 21, to: 21, source: 'Asha Patil, nursery' },
    })
  })

  test('takes former names, what comes with it, signs, and who says its names', () => {
    const typed = {
      formerly: 'Sansevieria trifasciata\nAloe hyacinthoides',
      youGet: 'The plant in its pot\r\n\r\nA card',
      signAbout: ['Made of', ''],
      signIs: ['Burnt clay', ''],
      signNote: ['', ''],
      signSource: ['', 'Asha Patil, nursery'],
      hindiSource: 'a dictionary',
    }
    expect(changeOf(plant, typed)).toEqual({
      botanical: {
        is: 'Dracaena trifasciata',
        formerly: ['Sansevieria trifasciata', 'Aloe hyacinthoides'],
        source: 'Asha Patil, nursery',
      },
      youGet: ['The plant in its pot', 'A card'],
      signs: [{ about: 'Made of', is: 'Burnt clay', source: '' }],
      hindiSource: 'a dictionary',
    })
  })

  test('takes texts in other languages, keeps what it has no field for, and leaves out what is empty', () => {
    const tulsi: ProductEdit = {
      ...plant,
      translations: { hi: { description: 'पवित्र तुलसी।', waterRule: 'नम रखें' } },
    }
    expect(changeOf(tulsi, {})).toEqual({})
    expect(
      changeOf(tulsi, { 'description-hi': '', 'tips-mr': 'ऊन द्या.\r\n\r\n पाणी द्या. ' }),
    ).toEqual({
      translations: { hi: { waterRule: 'नम रखें' }, mr: { tips: ['ऊन द्या.', 'पाणी द्या.'] } },
    })
  })

  test('sends what can’t be a height to be refused', () => {
    expect(changeOf(plant, { heightFrom: 'tall' })).toMatchObject({ height: { from: Number.NaN } })
    expect(changeOf(plant, { heightTo: '' })).toMatchObject({ height: { from: 30, to: 30 } })
    expect(changeOf(plant, { heightFrom: '', heightTo: '' })).toEqual({ height: null })
  })
})

describe('the plants of a packet', () => {
  const packet: ProductEdit = {
    ...emptyEdit({ category: 'flower-seeds', kind: 'seeds', wall: 'gulabi' }),
    contains: [
      {
        name: 'Marigold',
        facts: {
          hindi: { names: ['गेंदा'], source },
          light: { is: 'sun', alsoGood: ['some-sun'], source },
          pets: { is: 'safe', source: 'ASPCA' },
        },
      },
      { name: 'Petunia', facts: { care: { is: 'some', source } } },
    ],
  }

  test('stay as they are where nobody touched them', () => {
    expect(changeOf(packet, {})).toEqual({})
  })

  test('change fact by fact: what says the same keeps who said it', () => {
    const typed = {
      'plant-0-light': 'some-sun',
      'plant-0-lightAlso': 'sun',
      'plant-1-hindi': 'पेटुनिया',
    }
    expect(changeOf(packet, typed).contains).toEqual([
      {
        name: 'Marigold',
        facts: {
          hindi: { names: ['गेंदा'], source },
          light: { is: 'some-sun', alsoGood: ['sun'], source: 'Asha Patil, nursery' },
          pets: { is: 'safe', source: 'ASPCA' },
        },
      },
      {
        name: 'Petunia',
        facts: {
          hindi: { names: ['पेटुनिया'], source: 'Asha Patil, nursery' },
          care: { is: 'some', source },
        },
      },
    ])
  })

  test('are taken out by emptying the name, and renamed with all that is known of them', () => {
    expect(changeOf(packet, { 'plant-0-name': '', 'plant-1-name': 'White Petunia' })).toEqual({
      contains: [{ name: 'White Petunia', facts: { care: { is: 'some', source } } }],
    })
  })

  test('tell what was said of the packet itself before it had any', () => {
    const typed = { plant: '0', 'plant-0-name': 'Basil', 'plant-0-light': 'sun' }
    expect(changeOf(plant, typed)).toEqual({
      contains: [
        {
          name: 'Basil',
          facts: { light: { is: 'sun', alsoGood: [], source: 'Asha Patil, nursery' } },
        },
      ],
      light: null,
      summerDays: null,
      place: null,
      height: null,
      pets: null,
    })
  })
})

test('a mark tells every small change', () => {
  const marks = writeMarks(draftOf(plant), formFields)
  const other = { ...draftOf(plant), description: 'a', quantity: '1' }
  expect(listMarkedChanges(other, marks)).toEqual(['description', 'quantity'])
  expect(listMarkedChanges(other, 'description:none')).toEqual(['description'])
})
