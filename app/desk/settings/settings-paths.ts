/** Where the owner sees how delivery does, and changes the business's details. */
export const settingsPath = '/desk/settings'

/** Where every change of a setting is listed. */
export const settingsChangesPath = `${settingsPath}/changes`

/** Gives the address of a section of the settings. */
export function settingSectionPath(key: string): string {
  return key === 'business' ? `${settingsPath}#business` : `${settingsPath}/${key}`
}
