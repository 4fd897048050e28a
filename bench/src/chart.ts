// Draws a bar chart as SVG that is readable on light and dark pages, without scripts or fonts of its own.
export interface Bar {
  readonly label: string
  readonly value: number
  readonly own: boolean
}
/** Room for labels and figures is for the widest usual font, DejaVu Sans. */
const [WIDTH_PX, ROW_PX, LABELS_PX, FIGURES_PX] = [800, 34, 340, 140]

export function drawBarChart(title: string, unit: string, bars: readonly Bar[]): string {
  const maxValue = Math.max(...bars.map((bar) => bar.value))
  const height = 50 + bars.length * ROW_PX
  const rows = bars.map((bar, i) => {
    const y = 44 + i * ROW_PX
    const length = Math.max(2, (bar.value / maxValue) * (WIDTH_PX - LABELS_PX - FIGURES_PX))
    return [
      `<text x="${LABELS_PX - 10}" y="${y + 17}" text-anchor="end">${bar.label}</text>`,
      `<rect x="${LABELS_PX}" y="${y}" width="${length.toFixed(1)}" height="${ROW_PX - 10}" fill="${bar.own ? '#B9801F' : '#54707D'}"/>`,
      `<text x="${(LABELS_PX + length + 8).toFixed(1)}" y="${y + 17}">${Math.round(bar.value).toLocaleString('en')} ${unit}</text>`,
    ].join('\n  ')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" font-family="sans-serif" font-size="14" role="img" aria-label="${title}">
  <rect width="${WIDTH_PX}" height="${height}" fill="#F0ECE0"/>
  <text x="16" y="26" font-size="16" font-weight="bold">${title}</text>
  ${rows.join('\n  ')}
</svg>
`
}
