import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { isSafeAddress } from '../data/safe-address.ts';
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconUnderline } from '../marks/icons.ts';
import { PlainButton } from './plain-button.tsx';
import { PlainField } from './plain-field.tsx';
import classes from './rich-text-field.module.css';
import { richTextFieldWords } from './words.ts';

// Only the elements that the server's sanitiser keeps. The starter kit would load all others as well.
const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    autolink: true,
    protocols: ['mailto'],
    isAllowedUri: isSafeAddress,
  }),
  Dropcursor,
  TrailingNode,
  UndoRedo,
];

interface RichTextFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly focusFirst?: boolean;
}

/** Text with bold, italics, underline, lists and links; the form's value is its HTML, empty without any text. */
export function RichTextField<T extends FieldValues>(props: RichTextFieldProps<T>) {
  const { control, name, label, description, required = false, focusFirst = false } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const error = fieldState.error?.message;
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  const shown = useRef<string>(field.value);
  const editor = useEditor({
    extensions,
    // The content security policy refuses inline styles; the module's CSS has what the editor needs.
    injectCSS: false,
    content: field.value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        'aria-invalid': String(error !== undefined),
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
        ...(required ? { 'aria-required': 'true' } : {}),
        ...(focusFirst ? { 'data-autofocus': 'true' } : {}),
      },
    },
    onUpdate({ editor: now }) {
      shown.current = now.isEmpty ? '' : now.getHTML();
      field.onChange(shown.current);
    },
    onBlur: field.onBlur,
  });

  // The form replaced the value: a restored draft, or a reload.
  useEffect(() => {
    if (field.value === shown.current) return;
    shown.current = field.value;
    editor.commands.setContent(field.value, { emitUpdate: false });
  }, [editor, field.value]);

  return (
    <div>
      <span className={classes.label} id={id}>
        {label}
        {required ? (
          <span className={classes.asterisk} aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </span>
      {description === undefined ? null : (
        <p className={classes.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      <div className={classes.frame} data-invalid={error === undefined ? undefined : true}>
        <Toolbar editor={editor} label={label} />
        <EditorContent editor={editor} className={classes.text} />
      </div>
      {error === undefined ? null : (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Toolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <>
      <div className={classes.toolbar} role="toolbar" aria-label={richTextFieldWords.format(label)}>
        <Tool label={richTextFieldWords.bold} on={active.bold} onPress={() => run().toggleBold().run()}>
          <IconBold size={16} />
        </Tool>
        <Tool label={richTextFieldWords.italic} on={active.italic} onPress={() => run().toggleItalic().run()}>
          <IconItalic size={16} />
        </Tool>
        <Tool
          label={richTextFieldWords.underline}
          on={active.underline}
          onPress={() => run().toggleUnderline().run()}
        >
          <IconUnderline size={16} />
        </Tool>
        <Tool
          label={richTextFieldWords.list}
          on={active.bulletList}
          onPress={() => run().toggleBulletList().run()}
        >
          <IconList size={16} />
        </Tool>
        <Tool
          label={richTextFieldWords.numberedList}
          on={active.orderedList}
          onPress={() => run().toggleOrderedList().run()}
        >
          <IconListNumbers size={16} />
        </Tool>
        <Tool
          label={richTextFieldWords.link}
          on={active.link}
          onPress={() => (active.link ? run().extendMarkRange('link').unsetLink().run() : setLinking(true))}
        >
          <IconLink size={16} />
        </Tool>
      </div>
      {isLinking ? (
        <LinkRow
          onAddress={(href) => {
            setLinking(false);
            if (href === undefined) run().run();
            else if (editor.state.selection.empty)
              run()
                .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
                .run();
            else run().setLink({ href }).run();
          }}
        />
      ) : null}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, on, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={on}
      // Keep the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Asks for an address; `onAddress` gets undefined if there shall be no link. */
function LinkRow({ onAddress }: { readonly onAddress: (href: string | undefined) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const accept = () => {
    const href = /^[a-z]+:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
    if (typed.trim() === '' || !isSafeAddress(href)) return setWrong(true);
    onAddress(href);
  };
  return (
    <div className={classes.link}>
      <PlainField
        label={richTextFieldWords.addressOfTheLink}
        value={typed}
        autoFocus
        error={isWrong ? richTextFieldWords.enterValidUrl : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onAddress(undefined);
          }
          // Enter must not save the form around the row.
          if (event.key === 'Enter') {
            event.preventDefault();
            accept();
          }
        }}
      />
      <PlainButton variant="default" onClick={accept}>
        {richTextFieldWords.addLink}
      </PlainButton>
    </div>
  );
}
