import { ParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router-dom';
import { shortMoneyText } from '@niyukt/ui-shared/money';
import './charts.css';

/** One bar: how high, what it stands for, and where its rows are. */
export interface ChartBar {
  /** What distinguishes it from the others of its group. */
  key: string;
  paise: number;
  /** A colour of the theme, as `var(--green)`. */
  colour: string;
  /** Read out, and shown on the pointer: what it is and how much. */
  label: string;
  /** Where its rows are. */
  to: string;
}

/** Bars side by side over one word. */
export interface ChartGroup {
  name: string;
  bars: readonly ChartBar[];
}

interface BarChartProps {
  label: string;
  groups: readonly ChartGroup[];
  height: number;
  /** The amount stands over each bar, where it fits. */
  hasValues?: boolean;
}

/** Rooms for words at the usual size of text. */
const MARGIN = { top: 22, right: 4, bottom: 26, left: 52 };
const WORD_WIDTH = 44;
const TICKS = 4;
/** Paise that the scale reaches at least, so that its steps are whole rupees. */
const MIN_SCALE = 1_000_000;
/** Where there is nothing, a line still shows the place; and a small amount can still be pressed. */
const MIN_BAR = 2;

/** How much larger than usual the text is. */
const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

function Bars({ groups, height, width, label, hasValues }: BarChartProps & { width: number }) {
  const names = groups.map(({ name }) => name);
  const keys = [...new Set(groups.flatMap(({ bars }) => bars.map(({ key }) => key)))];
  const highest = Math.max(MIN_SCALE, ...groups.flatMap(({ bars }) => bars.map(({ paise }) => paise)));
  const scale = textScale();
  const left = MARGIN.left * scale;
  const bottom = height - MARGIN.bottom * scale;
  const group = scaleBand({ domain: names, range: [left, width - MARGIN.right], padding: 0.28 });
  const within = scaleBand({ domain: keys, range: [0, group.bandwidth()], padding: 0.08 });
  const y = scaleLinear({ domain: [0, highest], range: [bottom, MARGIN.top], nice: TICKS });
  // where words do not fit beside each other, some are left out
  const step = Math.ceil((WORD_WIDTH * scale) / group.step());
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      className="bar-chart"
    >
      <g aria-hidden="true">
        {y.ticks(TICKS).map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} className="chart-line" />
            <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {shortMoneyText(tick)}
            </text>
          </g>
        ))}
      </g>
      {groups.map(({ name, bars }, index) => {
        const start = group(name) ?? 0;
        return (
          <g key={name}>
            {bars.map(({ key, paise, colour, label: said, to }, nth) => {
              const x = start + (within(key) ?? 0);
              const top = Math.min(y(paise), bottom - MIN_BAR);
              return (
                <g key={key}>
                  <Link to={to} aria-label={said} className={`chart-bar ${nth === 1 ? 'is-second' : ''}`}>
                    <title>{said}</title>
                    {/* the whole column can be pressed */}
                    <rect
                      x={x}
                      y={MARGIN.top}
                      width={within.bandwidth()}
                      height={bottom - MARGIN.top}
                      className="chart-hit"
                    />
                    <Bar x={x} y={top} width={within.bandwidth()} height={bottom - top} rx={3} fill={colour} />
                  </Link>
                  {hasValues && paise > 0 && step === 1 && (
                    <text
                      x={x + within.bandwidth() / 2}
                      y={top - 6}
                      textAnchor="middle"
                      className="chart-value"
                      aria-hidden="true"
                    >
                      {shortMoneyText(paise)}
                    </text>
                  )}
                </g>
              );
            })}
            {index % step === 0 && (
              <text x={start + group.bandwidth() / 2} y={height - 8} textAnchor="middle" aria-hidden="true">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Amounts as bars, each of which leads to its rows. */
export default function BarChart(props: BarChartProps) {
  return (
    <ParentSize style={{ height: props.height }} debounceTime={50}>
      {({ width }) => width > 0 && <Bars {...props} width={width} />}
    </ParentSize>
  );
}
