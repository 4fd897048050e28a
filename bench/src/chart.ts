// A bar chart as SVG, readable on light and dark pages alike: no scripts, no fonts of its own.
export interface Bar {
  readonly label: string
  readonly value: number
  readonly own: boolean
}
const [width, row, labels] = [800, 34, 310]

export function barChart(title: string, unit: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map((bar) => bar.value))
  const height = 50 + bars.length * row
  const rows = bars.map((bar, i) => {
    const y = 44 + i * row
    const length = Math.max(2, (bar.value / most) * (width - labels - 110))
    return [
      `<text x="${labels - 10}" y="${y + 17}" text-anchor="end">${bar.label}</text>`,
      `<rect x="${labels}" y="${y}" width="${length.toFixed(1)}" height="${row - 10}" fill="${bar.own ? '#B9801F' : '#54707D'}"/>`,
      `<text x="${(labels + length + 8).toFixed(1)}" y="${y + 17}">${Math.round(bar.value).toLocaleString('en')} ${unit}</text>`,
    ].join('\n  ')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="14" role="img" aria-label="${title}">
  <rect width="${width}" height="${height}" fill="#F0ECE0"/>
  <text x="16" y="26" font-size="16" font-weight="bold">${title}</text>
  ${rows.join('\n  ')}
</svg>
`
}
