// How likely a bot says yes, raises hands and lies: draws between yes and no, each of which depends on one number. Levels differ in
// these probabilities, and in how they ask and believe (habits.ts).

/**
 * Whether to say yes to an asker of the own side, of the other side, or to one who has seen the bot's card before; whether to raise hands;
 * and whether to send a false signal where somebody may be fooled.
 */
export const draws = ['yesToFellow', 'yesToOpponent', 'yesToWhoKnows', 'raise', 'lie'] as const
export type Draw = (typeof draws)[number]

/**
 * The probability of doing it, by the number on which it depends. For a yes that is what it gains (foresight.ts), for raising hands the
 * chance of winning so, which counts for more as the match goes on (signalling.ts), for a false signal the trust of the second most
 * trusting of those to be fooled. A bot draws anew each time that it thinks, which is after every public event: a signal that it does not
 * send now it may well send soon.
 */
export type Leaning = (draw: Draw, at: number) => number

/** A probability by a number: linear between these points, which come by rising number, and beyond the first and the last the same as there. */
export type Curve = readonly (readonly [at: number, probability: number])[]
export type Curves = Readonly<Record<Draw, Curve>>

/** The points of a curve that count at this number, and how much each of them does. */
export function pointsAt(curve: Curve, at: number): readonly { readonly point: number; readonly share: number }[] {
  const next = curve.findIndex(([number]) => number > at)
  if (next <= 0) return [{ point: next === 0 ? 0 : curve.length - 1, share: 1 }]
  const [low, high] = [curve[next - 1]![0], curve[next]![0]]
  const share = (at - low) / (high - low)
  return [
    { point: next - 1, share: 1 - share },
    { point: next, share },
  ]
}
export const probabilityAt = (curve: Curve, at: number): number =>
  pointsAt(curve, at).reduce((sum, { point, share }) => sum + share * curve[point]![1], 0)
export const leaningBy =
  (curves: Curves): Leaning =>
  (draw, at) =>
    probabilityAt(curves[draw], at)

/** The same whatever the number. */
export const always = (probability: number): Curve => [[0, probability]]
/** For certain from this number on, and never below it. */
export const from = (number: number): Curve => [
  [number, 0],
  [number, 1],
]
