/**
 * What a field for pictures takes: without HEIC, so that an iPhone hands over a JPEG of what it
 * keeps as HEIC.
 */
export const takenPictures = 'image/jpeg,image/png,image/webp,image/avif'
