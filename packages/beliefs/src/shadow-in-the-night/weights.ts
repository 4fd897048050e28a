// What a field of the track and each building are worth at different stages of the game: fitted numbers, nothing else.
export interface Stage {
  /** From this place of the first stone on. */
  readonly from: number
  readonly field: number
  /** From the church to the ruin. */
  readonly buildings: readonly number[]
}
export const stages: readonly Stage[] = [
  { from: 0, field: 0.181, buildings: [0.0, -0.26, 0.73, 0.94, 1.09, 1.04, 1.0, 0.62, 0.64, 0.47, 0.47, 0.41] },
  { from: 8, field: 0.134, buildings: [0.0, -0.8, -0.72, -0.09, 0.54, 0.61, 0.53, 0.16, -0.01, -0.23, -0.27, -0.03] },
  { from: 16, field: 0.147, buildings: [0.0, -0.02, 0.06, -0.09, 0.15, 0.53, 0.5, 0.22, -0.01, -0.37, -0.65, -0.19] },
  { from: 24, field: 0.158, buildings: [0.0, 0.14, 0.43, 0.54, 0.42, 0.53, 0.48, 0.22, 0.01, -0.35, -0.78, -0.3] },
  { from: 30, field: 0.183, buildings: [0.0, 0.42, 0.67, 0.89, 0.93, 1.0, 0.94, 0.57, 0.41, -0.07, -0.39, -0.36] },
  { from: 35, field: 0.202, buildings: [0.0, 0.65, 0.95, 1.33, 1.49, 1.61, 1.57, 1.28, 1.17, 0.75, 0.23, -0.23] },
  { from: 39, field: 0.227, buildings: [0.0, 0.52, 1.07, 1.27, 1.3, 1.53, 1.54, 1.38, 1.13, 0.78, -0.38, -0.61] },
]
