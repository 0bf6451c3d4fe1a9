/** Returns the log-odds of a chance between 0 and 1. */
export function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** Returns the chance with these log-odds. */
export function expit(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Returns the height of the standard normal curve. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

// The coefficients of the rational approximations below, highest power first.
const cumulativeAbove = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const cumulativeBelow = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
];

/** Returns the part of the standard normal curve below x, exact to 15 digits (Hart's approximation). */
export function normalCumulative(x: number): number {
  const distance = Math.abs(x);
  if (distance > 37) return x > 0 ? 1 : 0;
  const height = Math.exp((-distance * distance) / 2);
  const tail =
    distance < 7.07106781186547
      ? (height * polynomial(cumulativeAbove, distance)) / polynomial(cumulativeBelow, distance)
      : height /
        (distance + 1 / (distance + 2 / (distance + 3 / (distance + 4 / (distance + 0.65))))) /
        2.506628274631;
  return x > 0 ? 1 - tail : tail;
}

const quantileMiddle = [
  [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
] as const;
const quantileTail = [
  [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
] as const;

/** Returns the x with this part of the standard normal curve below it; `part` lies between 0 and 1. */
export function normalQuantile(part: number): number {
  const start = quantileStart(part);
  // One step of Halley's method makes the approximation exact.
  const error = (normalCumulative(start) - part) / normalDensity(start);
  return start - error / (1 + (start * error) / 2);
}

/** Acklam's approximation, exact to nine digits. */
function quantileStart(part: number): number {
  const edge = 0.02425;
  if (part > 1 - edge) return -quantileStart(1 - part);
  if (part < edge) {
    const far = Math.sqrt(-2 * Math.log(part));
    return polynomial(quantileTail[0], far) / polynomial(quantileTail[1], far);
  }
  const off = part - 0.5;
  const square = off * off;
  return (off * polynomial(quantileMiddle[0], square)) / polynomial(quantileMiddle[1], square);
}

function polynomial(coefficients: readonly number[], x: number): number {
  let value = 0;
  for (const coefficient of coefficients) value = value * x + coefficient;
  return value;
}

export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
