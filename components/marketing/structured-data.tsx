import type { Thing } from 'schema-dts';

/** Structured data of the page as JSON-LD. `<` is escaped, so that no text can close the script element. */
export function StructuredData({ items }: { items: Thing[] }) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': items });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`; not executed.
      dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
    />
  );
}
