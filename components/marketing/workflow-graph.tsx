import styles from './workflow-graph.module.css';

const nodes = [
  { kind: 'Form', does: 'A request comes in', after: '0 s', x: 8, y: 8 },
  { kind: 'Model', does: 'Reads and sorts it', after: '+3 s', x: 232, y: 148 },
  { kind: 'System', does: 'Files it in the CRM', after: '+1 s', x: 8, y: 288 },
  { kind: 'Person', does: 'Approves the reply', after: '1 click', x: 232, y: 428 },
];

const edges = [
  'M118 92 V178 a12 12 0 0 0 12 12 H232',
  'M342 232 V318 a12 12 0 0 1 -12 12 H228',
  'M118 372 V458 a12 12 0 0 0 12 12 H232',
];

export function WorkflowGraph() {
  return (
    <figure>
      <svg
        viewBox="0 0 460 520"
        role="img"
        aria-label="A workflow: a form, a model that reads it, the system it is filed in, and a person who approves."
        className="h-auto w-full"
      >
        <defs>
          <pattern id="graph-dots" width="20" height="20" patternUnits="userSpaceOnUse">
            <circle cx="10" cy="10" r="1" className="fill-line" />
          </pattern>
        </defs>
        <rect width="460" height="520" fill="url(#graph-dots)" />
        <g fill="none" className="stroke-ink-3" strokeWidth="1.5">
          {edges.map((edge) => (
            <path key={edge} d={edge} className={styles.edge} />
          ))}
        </g>
        <circle r="5.5" className={`fill-accent ${styles.dot}`} />
        {nodes.map(({ kind, does, after, x, y }) => (
          <g key={kind} transform={`translate(${x} ${y})`}>
            <rect width="220" height="84" rx="10" className="fill-surface stroke-line-strong" />
            <circle cx="20" cy="27" r="4" className="fill-accent" />
            <text
              x="33"
              y="31.5"
              className="fill-ink-3 font-mono uppercase"
              fontSize="12.5"
              letterSpacing="1"
            >
              {kind}
            </text>
            <text
              x="204"
              y="31.5"
              textAnchor="end"
              className="fill-ink-3 font-mono"
              fontSize="12.5"
            >
              {after}
            </text>
            <text x="16" y="61" className="fill-ink font-medium" fontSize="17" letterSpacing="-0.2">
              {does}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-4 font-mono text-label text-ink-3 tracking-normal">
        Fig. 1. One request, from form to person
      </figcaption>
    </figure>
  );
}
