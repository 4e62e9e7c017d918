import { z } from 'zod';
import { permissions, roles } from './staff-roles.ts';

export const permission = z.enum(permissions);
export const role = z.enum(roles);
