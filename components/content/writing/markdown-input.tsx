'use client';

import { type ComponentProps, useState } from 'react';
import { FormValue } from '@/components/records/form-value';
import { MarkdownField } from './markdown-field';

/** Hidden form field with the Markdown text, because the editor is not a native form control. */
export function MarkdownInput(props: Omit<ComponentProps<typeof MarkdownField>, 'onChange'>) {
  const [text, setText] = useState(props.value);
  return (
    <>
      <MarkdownField {...props} value={text} onChange={setText} />
      <FormValue name={props.name} value={text} />
    </>
  );
}
