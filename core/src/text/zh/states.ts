import type { Translated } from '../translated'
import type { states as source } from '../en/states'

export const states: Translated<typeof source> = {
  operationalStatus: { OPEN: '未关闭', DEPLOYMENT: '处理中', OUTSTANDING: '待处理', CLOSED: '已关闭' },
  reportedStillStanding: '已报告，故障仍在',
  alarmStatus: { SET: '触发', CLEAR: '解除' },
  severity: { NON_BREAKDOWN: '非停梯', BREAKDOWN: '停梯', URGENT: '紧急' },
  complaintStatus: { OPEN: '未处理', NOT_COMPLETE: '未完成', COMPLETE: '已完成', CLOSED: '已关闭' },
  complaintPriority: { NORMAL: '普通', URGENT: '紧急', IMMEDIATE: '立即' },
  scoreBand: { ok: '绿', warning: '黄', critical: '红' },
  device: { online: '在线', offline: '离线' },
  refusal: {
    'wrong-topic': '主题不属于该装置',
    'too-many-connections': '连接过多',
    'packet-too-large': '数据包过大',
    'too-many-messages': '消息过多',
    'too-many-bytes': '字节过多',
    'too-many-keys': '遥测键过多',
    'too-many-open-alarms': '未结警报过多',
    'too-many-new-alarms': '新警报过多',
    'too-late': '警报过迟',
    unreadable: '无法读取或归位',
    retained: '保留消息',
  },
  testCall: { overdue: '逾期', inTime: '按时' },
  role: { ADMIN: '管理员', USER: '用户', SUPERUSER: '高级用户' },
  organizationType: {
    LIFTWATCH: 'Liftwatch',
    LIFT_COMPANY: '电梯公司',
    LMD_VENDOR: '装置供应商',
    MANAGEMENT_AGENT: '管理代理',
    TOWN_COUNCIL: '市镇会',
    EMSU: 'EMSU',
    BCA: 'BCA',
  },
  live: { connecting: '连接中', live: '实时', polling: '每5秒查询', stopped: '已停止' },
}
