import { expect, it } from 'vitest';
import { distinctNames, secondLines } from './person-lines.ts';

const lena = (id: number, changes = {}) => ({
  id,
  name: 'Lena Hoffmann',
  title: 'Engineer',
  department: 'Product',
  email: `lena.${id}@northwind.example`,
  ...changes,
});

it('shows job title and department, and the address of people whose name and line are the same', () => {
  const people = [
    lena(1),
    lena(2, { name: 'LENA HOFFMÁNN' }),
    lena(3, { title: 'Designer' }),
    { id: 4, name: 'Tom Becker', title: '', department: 'Sales', email: 'tom@northwind.example' },
  ];
  expect([...secondLines(people)]).toEqual([
    [1, 'lena.1@northwind.example'],
    [2, 'lena.2@northwind.example'],
    [3, 'Designer · Product'],
    [4, 'Sales'],
  ]);
});

it('names people of one name apart in labels of one line', () => {
  const people = [lena(1), lena(2), { id: 4, name: 'Tom Becker', title: 'Lead' }];
  expect([...distinctNames(people)]).toEqual([
    [1, 'Lena Hoffmann · lena.1@northwind.example'],
    [2, 'Lena Hoffmann · lena.2@northwind.example'],
    [4, 'Tom Becker'],
  ]);
});
