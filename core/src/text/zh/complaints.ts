import type { Translated } from '../translated'
import type { complaints as source } from '../en/complaints'

export const complaints: Translated<typeof source> = {
  fields: {
    caseNo: '个案编号',
    createdAt: '登记时间',
    complaint: '投诉',
    subcategory: '子类别',
    feedbackType: '反馈类型',
    category: '类别',
    channel: '反馈渠道',
    media: '受理方式',
    isNew: '新个案',
    updatedAt: '更新时间',
    priority: '优先级',
    status: '状态',
  },
  complainant: {
    complainant: '投诉人',
    residential: '住宅电话',
    phone: '手机',
    email: '投诉人电邮',
    complainantAddress: '投诉人地址',
  },
  empty: '没有投诉。',
  none: '没有关于此故障的投诉。',
  loadFailed: '无法加载投诉',
}
