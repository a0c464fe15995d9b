import type { Translated } from '../translated'
import type { complaints as source } from '../en/complaints'

export const complaints: Translated<typeof source> = {
  fields: {
    caseNo: '个案编号',
    createdAt: '登记时间',
    complaint: '投诉',
    subcategory: '子类别',
    media: '受理方式',
    updatedAt: '更新时间',
    priority: '优先级',
    status: '状态',
  },
  empty: '没有投诉。',
  none: '没有关于此故障的投诉。',
  loadFailed: '无法加载投诉',
}
