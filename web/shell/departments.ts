import { createContext, useContext } from 'react';
import type { DepartmentLink } from './department-bar.tsx';

const Departments = createContext<readonly DepartmentLink[]>([]);

/** Put around the screen, for those that offer the departments once more. */
export const DepartmentsProvider = Departments.Provider;

/** The departments of the page's menu; none where the page has no menu. */
export const useDepartments = (): readonly DepartmentLink[] => useContext(Departments);
