import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults } from '#tests/support/journeys/accessibility.ts'
import { desktop, expect, phone, test, untilHydrated } from '#tests/support/journeys/journey.ts'

const wordDocument = `<meta charset=utf-8><style>p{color:red}</style>
<h1 class=MsoTitle>Through the cold</h1><p class=MsoNormal><b>Tulsi</b> rests in&nbsp;winter.</p>
<p style='mso-list:l0 level1'>·&nbsp;Water less.</p><p style='mso-list:l0 level1'>·&nbsp;Keep it bright.</p>`

/** As Google Docs and web pages copy lists in lists, and a spreadsheet its cells. */
const listsInLists = `<ul><li>Pots</li><ul><li>Clay</li></ul><li>Soil<ol><li>Red</li></ol></li></ul>
<table><tr><td>June</td><td>Sow</td></tr><tr><td>July</td><td>Plant</td></tr></table>`

/** Pastes what was copied elsewhere where the focus is. */
function pasteHtml(page: Page, html: string) {
  return page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    clipboardData.setData('text/plain', 'Through the cold')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, html)
}

/** Pastes or drops a file on the text. */
function give(text: Locator, how: 'paste' | 'drop', file: Buffer) {
  return text.evaluate(
    (field, { how, bytes }) => {
      const given = new DataTransfer()
      given.items.add(new File([new Uint8Array(bytes)], 'IMG_2.jpg', { type: 'image/jpeg' }))
      const about = { bubbles: true, cancelable: true }
      const event =
        how === 'paste'
          ? new ClipboardEvent(how, { ...about, clipboardData: given })
          : new DragEvent(how, { ...about, dataTransfer: given })
      field.dispatchEvent(event)
    },
    { how, bytes: [...file] },
  )
}

const toolbar = ['Heading', 'Bold', 'List', 'Numbered list', 'Link', 'Mind box', 'Plant card']

test('a guide is written on a phone with a photograph, translated, shown, and read', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await signInAs({ role: 'owner' })
  await page.goto('/desk/catalogue')
  await page.getByRole('link', { name: 'Guides' }).first().click()
  await page.getByRole('link', { name: 'New guide' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(page.getByRole('toolbar', { name: 'Marks' })).toBeVisible()
  await page.getByLabel('Title').fill('Tulsi through the cold')
  await page.getByLabel('In one sentence').fill('It rests in winter, and wants less water.')
  await text.focus()
  await pasteHtml(page, listsInLists)
  await expect(text).toHaveValue('- Pots\n  - Clay\n- Soil\n  1. Red\n\nJune Sow\nJuly Plant')
  await text.fill('')
  await pasteHtml(page, wordDocument)
  await expect(text).toHaveValue(
    '## Through the cold\n\n**Tulsi** rests in winter.\n\n- Water less.\n- Keep it bright.',
  )
  await page.getByPlaceholder('Add a plant').fill('tulsi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Holy Basil (Tulsi)' })).toBeVisible()
  await page.getByLabel('Who says so').fill('Our own beds')
  // What was typed outlives the page, as where there is no network to save it.
  await page.reload()
  await expect(page.getByText('Your words of before are back.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved as a new guide')).toBeVisible()

  const photographOf = (background: string) =>
    sharp({ create: { width: 520, height: 650, channels: 3, background } })
      .jpeg()
      .toBuffer()
  await text.press('ControlOrMeta+End')
  const buffer = await photographOf('#2a6')
  const photograph = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByRole('toolbar').locator('input[type=file]').setInputFiles(photograph)
  await expect(text).toHaveValue(/Keep it bright\.\n\n!\[\]\(picture-1\)\n\n$/, { timeout: 60_000 })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('radio', { name: 'Shown' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Say in a few words what each picture shows.')).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('article').getByText('Water less.')).toBeVisible()
  await page.getByRole('link', { name: 'Describe, add or remove pictures' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByLabel('picture-1: what it shows').fill('Tulsi in a white pot')
  await page.getByRole('button', { name: 'Save what picture 1 shows' }).click()
  await expect(page.getByText('Saved: pictures')).toBeVisible()
  await page.getByRole('link', { name: 'Tulsi through the cold' }).click()
  await untilHydrated(text)
  await text.press('ControlOrMeta+End')
  await text.pressSequentially('\n\n[[areca-palm]]\n\n![](picture-1)')
  await page.getByRole('radio', { name: 'Shown' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved: shown, text')).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('nothing is saved yet')).toBeVisible()
  // In the shop, too, a plant's safety has a line of its own.
  const asked = page.getByRole('region', { name: 'Preview nothing is saved yet' })
  expect(await asked.locator('small').innerText()).toContain('\nSafe for cats and dogs')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()

  // A picture that is dropped is one of the guide, described or not; what can't be read is said
  // beside the text.
  await text.press('ControlOrMeta+End')
  // One that comes while another is on its way waits for it, and each has its own number.
  await give(text, 'drop', await photographOf('#a26'))
  await give(text, 'paste', Buffer.from('no picture'))
  await give(text, 'drop', await photographOf('#26a'))
  await expect(text).toHaveValue(/1\)\n\n!\[\]\(picture-2\)\n\n!\[\]\(picture-3\)\n\n$/, {
    timeout: 60_000,
  })
  await expect(page.getByText(/^IMG_2\.jpg: This is no picture/)).toBeVisible()

  await page.getByRole('link', { name: /हिन्दी/ }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()

  const hindi = [
    'सर्दी में तुलसी',
    'सर्दी में पानी कम।',
    '## सर्दी में',
    '**तुलसी** आराम करती है।',
    '- पानी कम',
    '[[areca-palm]]',
    '![](picture-1)',
  ]
  const fields = page.getByRole('textbox', { name: /^हिन्दी/ })
  await expect(fields).toHaveCount(hindi.length)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const [place, words] of hindi.entries()) await fields.nth(place).fill(words)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Nothing left to look at')).toBeVisible()

  await page.goto('/desk/guides')
  const row = page.getByRole('listitem').filter({ hasText: 'Tulsi through the cold' })
  await expect(row.getByRole('link', { name: /: हिन्दी up to date$/ })).toBeVisible()
  await expect(row.getByRole('link', { name: /: मराठी missing$/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  const turn = async (answer: 'Yes' | 'No') => {
    await page.goto('/desk/settings/guides')
    const choice = page.getByRole('combobox')
    await untilHydrated(choice)
    await choice.selectOption(answer)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  }
  await turn('Yes')
  try {
    await page.goto('/desk/guides')
    await row
      .getByRole('link', { name: /^Tulsi/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'See it in the shop' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulsi through the cold')
    await expect(page.getByRole('img', { name: 'Tulsi in a white pot' }).first()).toBeVisible()
    await page.goto('/hi/guides/tulsi-through-the-cold')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('सर्दी में तुलसी')
  } finally {
    // Other journeys see the same shop.
    await turn('No')
  }
})

test.describe('without network', () => {
  // The browser says of each request that it came to nothing.
  test.use({ quietConsole: false, viewport: desktop })

  test('a guide is written with every mark, and its preview comes when the network does', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs({ role: 'desk' })
    await page.goto('/desk/guides/new')
    await expect(page.getByRole('toolbar', { name: 'Marks' })).toBeVisible()
    const text = page.getByRole('textbox', { name: 'Text' })
    await give(text, 'paste', Buffer.from('a picture'))
    await expect(page.getByText('Save the guide once, then add pictures.')).toBeVisible()
    await context.setOffline(true)
    for (const mark of toolbar) {
      await text.press('ControlOrMeta+End')
      await page.keyboard.insertText('\n\n')
      await page.getByRole('button', { name: mark, exact: true }).click()
      await page.keyboard.insertText(mark)
    }
    const written = [
      ...['## Heading', '**Bold**', '- List', '1. Numbered list', '[Link](https://)'],
      ...['> Mind box', '[[Plant card]]'],
    ]
    await expect(text).toHaveValue(`\n\n${written.join('\n\n')}`)
    const behind = page.getByText('No network: the preview goes on with it.')
    await expect(behind).toBeVisible()
    await context.setOffline(false)
    const preview = page.getByRole('article')
    await expect(preview.locator('b', { hasText: 'Bold' })).toBeVisible()
    await expect(preview.getByText('[[Plant card]]')).toBeVisible()
    await expect(behind).toBeHidden()

    // What a page sent before it was alive, and in vain, is still there when it is.
    await page.getByLabel('Title').fill('With every mark')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved as a new guide')).toBeVisible()
    await page.getByRole('link', { name: 'Add pictures' }).click()
    const choice = page.locator('.pic-add')
    await untilHydrated(choice)
    await page.evaluate(() => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data' })
      form.innerHTML = '<input name="intent" value="add"><input name="description" value="A bowl">'
      document.body.append(form)
      form.submit()
    })
    const described = page.getByLabel('What it shows')
    await expect(described).toHaveValue('A bowl')
    await untilHydrated(described)
    await expect(page.getByText('Choose a picture first.')).toBeVisible()
    await expect(choice).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guide is written in a plain field, looked at, kept where it lacks something, and saved', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(phone)
    await signInAs({ role: 'catalogue' })
    await page.goto('/desk/guides/new')
    const text = page.getByRole('textbox', { name: 'Text' })
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    await page.getByLabel('In one sentence').fill('Half the water is enough.')
    await text.fill('## Less water\n\n- Feel the **soil**.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Write its title.')).toBeVisible()
    await expect(text).toHaveValue(/^## Less water\s+- Feel the \*\*soil\*\*\.$/)
    await page.getByLabel('Title').fill('Without a script')
    // As wide as where a preview would follow what is typed.
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('article').locator('b')).toHaveText('soil')
    await page.setViewportSize(phone)
    await page.getByPlaceholder('Add a plant').fill('snake')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Remove Snake Plant' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved as a new guide')).toBeVisible()
    await text.fill('## Less water\n\nIn winter.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved: text')).toBeVisible()
    await expect(text).toHaveValue(/In winter\.$/)
  })
})
