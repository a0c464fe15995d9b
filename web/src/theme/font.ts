/** Latin of our own, then that of the system; Chinese in simplified forms by each system's best font. */
export const sansSerif = [
  // Its file is in font.css.
  "'Inter Variable'",
  "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans'",
  "'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei UI', 'Microsoft YaHei'",
  "'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', 'WenQuanYi Micro Hei'",
  'sans-serif',
].join(', ')
