import { createContext, useContext } from 'react';
import type { DepartmentLink } from './menu-entry.ts';

const Departments = createContext<readonly DepartmentLink[]>([]);

/** Around the screen, for screens that list the departments again. */
export const DepartmentsProvider = Departments.Provider;

/** The departments of the page's menu; none where the page has no menu. */
export const useDepartments = (): readonly DepartmentLink[] => useContext(Departments);
