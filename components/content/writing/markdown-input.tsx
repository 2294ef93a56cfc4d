'use client';

import { type ComponentProps, useState } from 'react';
import { FormValue } from '@/components/records/form-value';
import { MarkdownField } from './markdown-field';

/** A text in Markdown as a field of the form around it: the editor itself is no field of the document. */
export function MarkdownInput(props: Omit<ComponentProps<typeof MarkdownField>, 'onChange'>) {
  const [text, setText] = useState(props.value);
  return (
    <>
      <MarkdownField {...props} value={text} onChange={setText} />
      <FormValue name={props.name} value={text} />
    </>
  );
}
